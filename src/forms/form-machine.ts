import { emptyValues, type FormDefinition, fieldNames, PLAN, type Values } from './form-definition.ts';
import { faultyFields, isBlank } from './validate.ts';

/**
 * - `editing`: the visitor types;
 * - `confirming`: the honeypot was filled; the user is asked to confirm;
 * - `sending`: the request is running, nothing can be changed;
 * - `withheld`: this site sends nothing, and says so; the input is kept;
 * - `failed`: sending failed; the input is kept;
 * - `unanswered`: the message may have been sent, but there is no answer from the service; the input is kept;
 * - `sent`: the message was sent; the form is empty again and says so.
 */
type FormStatus = 'editing' | 'confirming' | 'sending' | 'withheld' | SendingEnd;

/** Outcome of a submission. */
export type SendingEnd = 'failed' | 'unanswered' | 'sent';

export interface FormState {
  status: FormStatus;
  /** Index of the current step; −1 while there is only a button. */
  step: number;
  values: Values;
  /** Offered texts that were put into fields. */
  offered: Values;
  /** Fields that the visitor has left at least once: malformed text in them is reported. */
  left: readonly string[];
  /** Fields that blocked the next step: empty ones are reported, too. */
  refused: readonly string[];
  /** Whether the visitor has confirmed that they are not a robot. */
  confirmed: boolean;
}

export type FormEvent =
  | { type: 'restore'; values: Values; step: number }
  /** `plan`: the chosen one, in words. `offered`: texts for empty fields. */
  | { type: 'start'; plan?: string | undefined; offered?: Values | undefined }
  | { type: 'next' | 'back' | 'confirm' | 'withheld' | SendingEnd | 'close' }
  /** The restored message is already being sent, or its sending has ended while the form was not visible. */
  | { type: 'resume'; status: 'sending' | SendingEnd }
  /** The late answer has arrived. `sent`: whether `values`, as submitted, were sent. */
  | { type: 'late'; sent: boolean; values: Values }
  | { type: 'change'; field: string; value: string }
  | { type: 'leave'; field: string }
  /** `trapped`: the honeypot was filled. */
  | { type: 'submit'; trapped: boolean };

/** Returns the initial state of a form. */
export function initialState(definition: FormDefinition): FormState {
  return {
    status: 'editing',
    step: definition.startsClosed ? -1 : 0,
    values: emptyValues(definition),
    offered: {},
    left: [],
    refused: [],
    confirmed: false,
  };
}

function goTo(state: FormState, step: number): FormState {
  return { ...state, status: 'editing', step, refused: [] };
}

/**
 * Shows the first step unless one is shown, stores the plan, and puts the offered texts into fields that are empty or
 * still have an earlier offer.
 */
function start(
  definition: FormDefinition,
  state: FormState,
  { plan, offered = {} }: Extract<FormEvent, { type: 'start' }>,
): FormState {
  const begun = state.step < 0 ? goTo(state, 0) : state;
  const values = { ...state.values };
  for (const field of fieldNames(definition)) {
    const isFree = isBlank(values[field] ?? '') || values[field] === state.offered[field];
    if (isFree && offered[field] !== undefined) values[field] = offered[field];
  }
  if (plan) values[PLAN] = plan;
  const isSame = Object.keys(values).every((field) => values[field] === state.values[field]);
  return isSame ? begun : { ...begun, values, offered };
}

/** Returns the state at the first invalid step, or `undefined` if all are valid. */
function refusal(definition: FormDefinition, state: FormState, until: number): FormState | undefined {
  for (let step = 0; step <= until; step += 1) {
    const refused = faultyFields(definition, step, state.values);
    if (refused.length > 0) return { ...state, status: 'editing', step, refused };
  }
  return undefined;
}

/** Restores text that was typed before hydration or stored earlier. Text in the state is newer, so it is kept. */
function restore(
  definition: FormDefinition,
  state: FormState,
  { values, step }: { values: Values; step: number },
): FormState {
  const merged: Record<string, string> = { ...state.values };
  for (const field of [...fieldNames(definition), PLAN]) {
    if (!merged[field] && Object.hasOwn(values, field)) merged[field] = values[field] ?? '';
  }
  return { ...state, values: merged, step: Math.max(state.step, Math.min(step, definition.steps.length - 1)) };
}

function submit(definition: FormDefinition, state: FormState, suspect: boolean): FormState {
  const last = definition.steps.length - 1;
  if (state.step !== last) return state;
  return refusal(definition, state, last) ?? { ...state, status: suspect ? 'confirming' : 'sending', refused: [] };
}

/**
 * Handles a late answer, after which the form no longer waits for one. If the message was sent, empties the form, unless
 * the visitor has edited it since. If it was not, sending has failed.
 */
function answerLate(
  definition: FormDefinition,
  state: FormState,
  { sent, values }: { sent: boolean; values: Values },
): FormState {
  const isSame = fieldNames(definition).every((field) => state.values[field] === values[field]);
  if (sent && isSame) return { ...initialState(definition), status: 'sent' };
  return state.status === 'unanswered' ? { ...state, status: sent ? 'editing' : 'failed' } : state;
}

/**
 * Returns the state after an event (sections 4.1 to 4.4 of the specification). Events that do not apply return the same
 * state object; while sending, only the outcome applies.
 */
export function reduce(definition: FormDefinition, state: FormState, event: FormEvent): FormState {
  if (state.status === 'sending') {
    if (event.type === 'sent') return { ...initialState(definition), status: 'sent' };
    if (event.type !== 'failed' && event.type !== 'unanswered' && event.type !== 'withheld') return state;
    return { ...state, status: event.type };
  }
  switch (event.type) {
    case 'restore':
      return restore(definition, state, event);
    case 'start':
      return start(definition, state, event);
    case 'change':
      return { ...state, values: { ...state.values, [event.field]: event.value } };
    case 'leave':
      return state.left.includes(event.field) ? state : { ...state, left: [...state.left, event.field] };
    case 'next':
      if (state.step < 0 || state.step >= definition.steps.length - 1) return state;
      return refusal(definition, state, state.step) ?? goTo(state, state.step + 1);
    case 'back':
      return state.step > 0 ? goTo(state, state.step - 1) : state;
    case 'submit':
      return submit(definition, state, event.trapped && !state.confirmed);
    case 'confirm':
      return state.status === 'confirming' ? submit(definition, { ...state, confirmed: true }, false) : state;
    case 'resume':
      return { ...state, status: event.status };
    case 'late':
      return answerLate(definition, state, event);
    case 'close':
      return state.status === 'sent' ? { ...state, status: 'editing' } : state;
    default:
      return state;
  }
}
