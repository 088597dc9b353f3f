import Button from '@mui/material/Button';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ResolvedForm } from '../model/resolve/resolved.ts';
import { controlName } from '../protocol/element-ids.ts';
import { Field } from './Field.tsx';
import { FormSteps } from './FormSteps.tsx';
import { Fields, FormActions, Opening } from './form-parts.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { LiveForm } from './use-form.ts';
import { isComplete } from './validate.ts';

interface FormBodyProps {
  content: ResolvedForm;
  form: LiveForm;
  /** Label of the button that is all that shows at first. */
  start: string | undefined;
  startRef: RefObject<HTMLButtonElement | null>;
  submitRef: RefObject<HTMLButtonElement | null>;
}

/** Moves the focus to the title of a step that takes the place of the button just pressed, or to its first field. */
function useStepFocus({ formRef, definition, state }: LiveForm) {
  const title = useRef<HTMLHeadingElement>(null);
  const due = useRef(false);
  useLayoutEffect(() => {
    // A draft may be put back in place of the button that has just woken the page.
    due.current = Boolean(formRef.current?.contains(document.activeElement));
  }, [formRef]);
  useEffect(() => {
    if (!due.current || state.step < 0) return;
    due.current = false;
    const first = formRef.current?.elements.namedItem(
      controlName(definition.id, definition.steps[state.step]?.[0] ?? ''),
    );
    const target = title.current ?? (first instanceof HTMLElement ? first : undefined);
    target?.focus();
  }, [definition, formRef, state.step]);
  return {
    title,
    expect: () => {
      due.current = true;
    },
  };
}

/** What shows of a form: what it asks for and its button, then one step after the other. */
export function FormBody({ content, form, start, startRef, submitRef }: FormBodyProps) {
  const { steps, messages } = content;
  const { definition, state, dispatch } = form;
  const { title, expect } = useStepFocus(form);
  const isLast = state.step === steps.length - 1;
  const sending = state.status === 'sending';
  const ready = !content.disabledUntilComplete || isComplete(definition, state.step, state.values);
  const go = (type: 'start' | 'back') => {
    expect();
    dispatch({ type });
  };
  const marks = {
    steps: steps.map((step) => step.title ?? ''),
    current: state.step,
    stepLabel: content.stepLabel.replace('%n', String(steps.length)),
  };
  const step = steps[state.step];

  if (!step) {
    return (
      <Opening className="form-opening">
        {steps.length > 1 && <FormSteps {...marks} />}
        <Button ref={startRef} className="form-start" size="large" fullWidth onClick={() => go('start')}>
          {start}
        </Button>
      </Opening>
    );
  }
  const isPaired = step.fields.some(({ width }) => width === 'half');
  return (
    <div key={state.step}>
      <Fields data-pairs={isPaired ? '' : undefined}>
        {steps.length > 1 && (
          <div data-wide="">
            <FormSteps {...marks} titleRef={title} />
          </div>
        )}
        <p data-wide="">{messages.required}</p>
        {step.fields.map((field) => (
          <Field key={field.name} form={form} field={field} messages={messages} />
        ))}
      </Fields>
      <FormActions>
        {state.step > 0 && (
          <Button variant="outlined" disabled={sending} onClick={() => go('back')}>
            {content.back}
          </Button>
        )}
        {isLast ? (
          <SubmitButton ref={submitRef} label={content.submit} messages={messages} sending={sending} ready={ready} />
        ) : (
          <Button type="submit" disabled={!ready} onClick={expect}>
            {content.next}
          </Button>
        )}
      </FormActions>
    </div>
  );
}
