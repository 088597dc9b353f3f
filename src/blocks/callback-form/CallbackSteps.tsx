import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Field } from '../../forms/Field.tsx';
import type { CallbackField } from '../../forms/form-definition.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import type { LiveForm } from '../../forms/use-form.ts';
import { isComplete } from '../../forms/validate.ts';
import type { InteractiveBlockProps } from '../block-props.ts';

interface CallbackStepsProps {
  block: InteractiveBlockProps<'callback-form'>['block'];
  form: LiveForm<CallbackField>;
  startRef: RefObject<HTMLButtonElement | null>;
}

/** Moves the focus to the title of a step that takes the place of the button just pressed. */
function useStepFocus({ formRef, state }: LiveForm<CallbackField>) {
  const title = useRef<HTMLHeadingElement>(null);
  const due = useRef(false);
  useLayoutEffect(() => {
    // A draft may be put back in place of the button that has just woken the page.
    due.current = Boolean(formRef.current?.contains(document.activeElement));
  }, [formRef]);
  useEffect(() => {
    if (due.current && state.step >= 0) {
      due.current = false;
      title.current?.focus();
    }
  }, [state.step]);
  return {
    title,
    expect: () => {
      due.current = true;
    },
  };
}

/** What shows of the form: what it asks for, its button and the number, then the visitor's details (1/2), or the project (2/2). */
export function CallbackSteps({ block, form, startRef }: CallbackStepsProps) {
  const { fields, messages, steps } = block;
  const { definition, state, dispatch } = form;
  const { title, expect } = useStepFocus(form);
  const sending = state.status === 'sending';
  const ready = isComplete(definition, state.step, state.values);
  const field = (name: CallbackField) => ({ form, name, field: fields[name], messages });
  const go = (type: 'start' | 'back') => {
    expect();
    dispatch({ type });
  };

  if (state.step < 0) {
    return (
      <div className="form-opening">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks of its own for none */}
        <ol role="list">
          <li>{steps.contact}</li>
          <li>{steps.project}</li>
        </ol>
        <div className="form-actions">
          <button ref={startRef} type="button" className="form-button form-start" onClick={() => go('start')}>
            {block.start}
          </button>
        </div>
      </div>
    );
  }
  const heading = (
    <h3 ref={title} tabIndex={-1} className="form-title form-wide">
      <span>{block.stepLabel.replace('%d', String(state.step + 1))}</span>{' '}
      {state.step === 0 ? steps.contact : steps.project}
    </h3>
  );
  const required = <p className="form-wide">{messages.required}</p>;
  if (state.step === 0) {
    return (
      <div key="contact">
        <div className="form-step form-step-pairs">
          {heading}
          {required}
          <Field {...field('name')} autoComplete="name" />
          <Field {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
          <Field {...field('email')} type="email" autoComplete="email" inputMode="email" />
          <Field {...field('city')} autoComplete="address-level2" />
          <Field {...field('companyName')} autoComplete="organization" wide />
        </div>
        <div className="form-actions">
          <button type="submit" className="form-button" disabled={!ready} onClick={expect}>
            {block.next}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div key="project">
      <div className="form-step">
        {heading}
        {required}
        <Field {...field('needsEcommerce')} />
        <Field {...field('projectDescription')} rows={4} />
      </div>
      <div className="form-actions">
        <button type="button" className="form-button form-button-quiet" disabled={sending} onClick={() => go('back')}>
          {block.back}
        </button>
        <SubmitButton label={block.submit} messages={messages} sending={sending} ready={ready} />
      </div>
    </div>
  );
}
