import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ResolvedForm } from '../model/resolve/resolved.ts';
import { CHOSEN_PLAN, FORM_START } from '../protocol/attributes.ts';
import { controlName } from '../protocol/element-ids.ts';
import { TARGETED_EVENT } from '../protocol/events.ts';
import { siteAddress } from '../ui/address/site-address.ts';
import { prefersReducedMotion } from '../ui/page/prefers-reduced-motion.ts';
import { FormSteps } from './FormSteps.tsx';
import { PLAN } from './form-definition.ts';
import { FormActions, FormOpening, StepFields, StepFrame } from './form-parts.ts';
import { LabelledField } from './LabelledField.tsx';
import { offeredValues } from './offered-values.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { LiveForm } from './use-form.ts';
import { isComplete } from './validate.ts';

interface FormBodyProps {
  content: ResolvedForm;
  form: LiveForm;
  /** Label of the button that is shown first. */
  start: string | undefined;
  startRef: RefObject<HTMLButtonElement | null>;
  submitRef: RefObject<HTMLButtonElement | null>;
  /** The outcome of the message, below the button that sends it. */
  answer: ReactNode;
}

/**
 * When a step replaces the button that was just pressed, moves the focus to the title of the step, or to its first
 * field. `scroll` also brings the form to the top of the window, so that the fields of each step are visible.
 */
function useStepFocus({ formRef, definition, state }: LiveForm) {
  const title = useRef<HTMLHeadingElement>(null);
  const due = useRef<'focus' | 'scroll'>(undefined);
  const move = useCallback(
    (step: number) => {
      const wanted = due.current;
      if (!wanted || step < 0) return;
      due.current = undefined;
      const first = formRef.current?.elements.namedItem(controlName(definition.id, definition.steps[step]?.[0] ?? ''));
      const target = title.current ?? (first instanceof HTMLElement ? first : undefined);
      target?.focus({ preventScroll: wanted === 'scroll' });
      if (wanted === 'scroll') {
        formRef.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      }
    },
    [definition, formRef],
  );
  useLayoutEffect(() => {
    // A draft may replace the button whose click has just hydrated the page.
    if (formRef.current?.contains(document.activeElement)) due.current = 'focus';
  }, [formRef]);
  useEffect(() => move(state.step), [move, state.step]);
  return {
    title,
    move,
    expect: (kind: 'focus' | 'scroll') => {
      due.current = kind;
    },
  };
}

/** Whether the document was loaded by a link or an address, instead of a reload or the history. */
function isArrival(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return !load || (load as PerformanceNavigationTiming).type === 'navigate';
}

/**
 * Calls `begin` when a link leads to the section of a form: on the first page, where it was followed before the program
 * ran, or through the router. `isMoving` says whether to scroll there: not for visitors who come back, nor for those
 * who have scrolled past the form in the meantime.
 */
function useTarget({ formRef }: Pick<LiveForm, 'formRef'>, begin: ((isMoving: boolean) => void) | undefined): void {
  const newest = useRef(begin);
  useEffect(() => {
    newest.current = begin;
  });
  useLayoutEffect(() => {
    const onTarget = (event: Event) => {
      if (!newest.current || !(event.target as Element).contains(formRef.current)) return;
      event.preventDefault();
      newest.current(true);
    };
    document.addEventListener(TARGETED_EVENT, onTarget);
    return () => document.removeEventListener(TARGETED_EVENT, onTarget);
  }, [formRef]);
  useEffect(() => {
    const target = formRef.current?.closest(':target');
    if (target) newest.current?.(isArrival() && target.getBoundingClientRect().bottom >= 0);
  }, [formRef]);
}

/** Content of a form: its description and button first, then one step after the other. */
export function FormBody({ content, form, start, startRef, submitRef, answer }: FormBodyProps) {
  const { steps, messages } = content;
  const { definition, state, dispatch } = form;
  const { title, move, expect } = useStepFocus(form);
  const isLast = state.step === steps.length - 1;
  const sending = state.status === 'sending';
  const ready = !content.disabledUntilComplete || isComplete(definition, state.step, state.values);
  const begin = (isMoving: boolean) => {
    if (isMoving) expect('scroll');
    const plan = document.documentElement.getAttribute(CHOSEN_PLAN) ?? undefined;
    dispatch({ type: 'start', plan, offered: offeredValues() });
    move(state.step);
  };
  useTarget(form, start === undefined ? undefined : begin);
  const marks = {
    steps: steps.map((step) => step.title ?? ''),
    current: state.step,
    stepLabel: content.stepLabel.replace('%n', String(steps.length)),
  };
  const step = steps[state.step];
  const chosen = state.values[PLAN];

  if (!step) {
    return (
      <FormOpening {...{ [FORM_START]: '' }}>
        {steps.length > 1 && <FormSteps {...marks} />}
        <Button ref={startRef} className="form-start" size="large" fullWidth onClick={() => begin(true)}>
          {start}
        </Button>
      </FormOpening>
    );
  }
  const isPaired = step.fields.some(({ width }) => width === 'half');
  return (
    <StepFrame key={state.step} data-card={start === undefined ? undefined : ''}>
      <StepFields data-pairs={isPaired ? '' : undefined}>
        {steps.length > 1 && (
          <div data-wide="">
            <FormSteps {...marks} titleRef={title} />
          </div>
        )}
        <div data-wide="">
          {chosen && content.plan && (
            <div>
              <strong>{chosen}</strong> ·{' '}
              <Link href={siteAddress(content.plan.change.to)}>{content.plan.change.label}</Link>
            </div>
          )}
          {messages.required}
        </div>
        {step.fields.map((field) => (
          <LabelledField key={field.name} form={form} field={field} messages={messages} />
        ))}
      </StepFields>
      <FormActions>
        {state.step > 0 && (
          <Button
            variant="outlined"
            disabled={sending}
            onClick={() => {
              expect('scroll');
              dispatch({ type: 'back' });
            }}
          >
            {content.back}
          </Button>
        )}
        {isLast ? (
          <SubmitButton ref={submitRef} label={content.submit} messages={messages} sending={sending} ready={ready} />
        ) : (
          <Button type="submit" disabled={!ready} onClick={() => expect('scroll')}>
            {content.next}
          </Button>
        )}
      </FormActions>
      {answer}
    </StepFrame>
  );
}
