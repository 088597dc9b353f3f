import { emptyValues, type FormDefinition, fieldsOf, PLAN, type Values } from './form-definition.ts';
import { faultyFields, isBlank } from './validate.ts';

/**
 * - `editing`: the visitor writes;
 * - `confirming`: a robot's mark was found, one more click is asked for;
 * - `sending`: the request is under way, nothing can be changed;
 * - `withheld`: this site sends nothing, and says so; everything is still there;
 * - `failed`: it did not leave, everything is still there;
 * - `unanswered`: it may have left, no answer of the service has come; everything is still there;
 * - `sent`: it left, the form is empty again and says so.
 */
export type FormStatus = 'editing' | 'confirming' | 'sending' | 'withheld' | SendingEnd;

/** How a sending ends for its form. */
export type SendingEnd = 'failed' | 'unanswered' | 'sent';

export interface FormState {
  status: FormStatus;
  /** Index of the step that shows; −1 while there is only a button. */
  step: number;
  values: Values;
  /** Texts that were offered for the fields and taken over. */
  offered: Values;
  /** Fields that the visitor has left at least once: their malformed text is pointed out. */
  left: readonly string[];
  /** Fields that held the visitor back when going on: their emptiness too is pointed out. */
  refused: readonly string[];
  /** Whether the visitor has confirmed to be a person. */
  confirmed: boolean;
}

export type FormEvent =
  | { type: 'restore'; values: Values; step: number }
  /** `plan`: the one that the visitor has chosen, in words. `offered`: texts for fields that are empty. */
  | { type: 'start'; plan?: string | undefined; offered?: Values | undefined }
  | { type: 'next' | 'back' | 'confirm' | 'withheld' | SendingEnd | 'close' }
  /** What was restored is being sent already, or its sending has ended while nobody saw the form. */
  | { type: 'resume'; status: 'sending' | SendingEnd }
  /** The answer that was missing has come: whether `values`, as they were sent, have left. */
  | { type: 'late'; sent: boolean; values: Values }
  | { type: 'change'; field: string; value: string }
  | { type: 'leave'; field: string }
  /** `trapped`: the hidden field that only robots see was filled. */
  | { type: 'submit'; trapped: boolean };

/** The form as it first shows. */
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

/** Shows the first step, if none does, and takes over the plan, and offered texts where the visitor has written nothing. */
function start(
  definition: FormDefinition,
  state: FormState,
  { plan, offered = {} }: Extract<FormEvent, { type: 'start' }>,
): FormState {
  const begun = state.step < 0 ? goTo(state, 0) : state;
  const values = { ...state.values };
  for (const field of fieldsOf(definition)) {
    const isFree = isBlank(values[field] ?? '') || values[field] === state.offered[field];
    if (isFree && offered[field] !== undefined) values[field] = offered[field];
  }
  if (plan) values[PLAN] = plan;
  const isSame = Object.keys(values).every((field) => values[field] === state.values[field]);
  return isSame ? begun : { ...begun, values, offered };
}

/** Holds the visitor back at the first step that has a fault; nothing when there is none. */
function refusal(definition: FormDefinition, state: FormState, until: number): FormState | undefined {
  for (let step = 0; step <= until; step += 1) {
    const refused = faultyFields(definition, step, state.values);
    if (refused.length > 0) return { ...state, status: 'editing', step, refused };
  }
  return undefined;
}

/** Takes over what was typed before the form woke or put by earlier; what the state already holds is newer. */
function restore(
  definition: FormDefinition,
  state: FormState,
  { values, step }: { values: Values; step: number },
): FormState {
  const merged: Record<string, string> = { ...state.values };
  for (const field of [...fieldsOf(definition), PLAN]) {
    if (!merged[field] && Object.hasOwn(values, field)) merged[field] = values[field] ?? '';
  }
  return { ...state, values: merged, step: Math.max(state.step, Math.min(step, definition.steps.length - 1)) };
}

function submit(definition: FormDefinition, state: FormState, suspect: boolean): FormState {
  const last = definition.steps.length - 1;
  if (state.step !== last) return state;
  return refusal(definition, state, last) ?? { ...state, status: suspect ? 'confirming' : 'sending', refused: [] };
}

/** What was sent and has left is emptied; what was changed since then is the visitor's next message. */
function answerLate(
  definition: FormDefinition,
  state: FormState,
  { sent, values }: { sent: boolean; values: Values },
): FormState {
  if (!sent) return state.status === 'unanswered' ? { ...state, status: 'failed' } : state;
  const isSame = fieldsOf(definition).every((field) => state.values[field] === values[field]);
  return isSame ? { ...initialState(definition), status: 'sent' } : state;
}

/**
 * The state after an event: transitions of section 4.1 to 4.4 of the specification. An event that means nothing in a
 * state gives that very state back; while a message is being sent only its outcome means anything.
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
