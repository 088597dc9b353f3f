import Button from '@mui/material/Button';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Field } from '../../forms/Field.tsx';
import { FormSteps } from '../../forms/FormSteps.tsx';
import type { CallbackField } from '../../forms/form-definition.ts';
import { Fields, FormActions, Opening } from '../../forms/form-parts.ts';
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

/**
 * What shows of the form: what it asks for, its button and the number, then the visitor's details (1/2), or the project
 * (2/2).
 */
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

  const marks = { steps: [steps.contact, steps.project], current: state.step, stepLabel: block.stepLabel };

  if (state.step < 0) {
    return (
      <Opening className="form-opening">
        <FormSteps {...marks} />
        <Button ref={startRef} className="form-start" size="large" fullWidth onClick={() => go('start')}>
          {block.start}
        </Button>
      </Opening>
    );
  }
  const heading = (
    <div data-wide="">
      <FormSteps {...marks} titleRef={title} />
    </div>
  );
  const required = <p data-wide="">{messages.required}</p>;
  if (state.step === 0) {
    return (
      <div key="contact">
        <Fields data-pairs="">
          {heading}
          {required}
          <Field {...field('name')} autoComplete="name" />
          <Field {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
          <Field {...field('email')} type="email" autoComplete="email" inputMode="email" />
          <Field {...field('city')} autoComplete="address-level2" />
          <Field {...field('companyName')} autoComplete="organization" wide />
        </Fields>
        <FormActions>
          <Button type="submit" disabled={!ready} onClick={expect}>
            {block.next}
          </Button>
        </FormActions>
      </div>
    );
  }
  return (
    <div key="project">
      <Fields>
        {heading}
        {required}
        <Field {...field('needsEcommerce')} />
        <Field {...field('projectDescription')} rows={4} />
      </Fields>
      <FormActions>
        <Button variant="outlined" disabled={sending} onClick={() => go('back')}>
          {block.back}
        </Button>
        <SubmitButton label={block.submit} messages={messages} sending={sending} ready={ready} />
      </FormActions>
    </div>
  );
}
