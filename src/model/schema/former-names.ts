import type { Schema } from './schemas.ts';

/** A name of the manifest that was renamed: a block type, or a key of blocks of some types. */
interface FormerName {
  name: string;
  /** Block types whose key it was. Absent if the name itself was a block type. */
  keyOf?: readonly string[];
  /** The block type or the key that replaced it; `<nom>` is the name of the form that the block shows. */
  to: string;
  /** Version of the engine that renamed it. */
  since: string;
}

const ANY_FORM = ['callback-form', 'form'];
const CALLBACK = ['callback-form'];
const FORM = ['form'];

/** All renamings that owners may still need, the newest last. Drop the oldest rows beyond twenty. */
export const FORMER_NAMES: readonly FormerName[] = [
  { name: 'steps', keyOf: ANY_FORM, to: 'forms.<nom>.steps', since: '0.1.0' },
  { name: 'fields', keyOf: ANY_FORM, to: 'forms.<nom>.steps', since: '0.1.0' },
  { name: 'stepLabel', keyOf: ANY_FORM, to: 'forms.<nom>.stepLabel', since: '0.1.0' },
  { name: 'next', keyOf: ANY_FORM, to: 'forms.<nom>.next', since: '0.1.0' },
  { name: 'back', keyOf: ANY_FORM, to: 'forms.<nom>.back', since: '0.1.0' },
  { name: 'submit', keyOf: ANY_FORM, to: 'forms.<nom>.submit', since: '0.1.0' },
  { name: 'messages', keyOf: ANY_FORM, to: 'forms.<nom>.messages', since: '0.1.0' },
  { name: 'mailText', keyOf: CALLBACK, to: 'forms.<nom>.params.message', since: '0.1.0' },
  { name: 'letterSubject', keyOf: CALLBACK, to: 'forms.<nom>.letter.subject', since: '0.1.0' },
  { name: 'redirect', keyOf: CALLBACK, to: 'forms.<nom>.redirect.to', since: '0.1.0' },
  { name: 'redirectDelay', keyOf: CALLBACK, to: 'forms.<nom>.redirect.delay', since: '0.1.0' },
  { name: 'redirectLabels', keyOf: CALLBACK, to: 'forms.<nom>.redirect', since: '0.1.0' },
  { name: 'fromName', keyOf: FORM, to: 'forms.<nom>.params.from_name', since: '0.1.0' },
  { name: 'subject', keyOf: FORM, to: 'forms.<nom>.params.subject', since: '0.1.0' },
  { name: 'bankNote', keyOf: FORM, to: 'forms.<nom>.params.message', since: '0.1.0' },
  { name: 'message-form', to: 'form', since: '0.2.0' },
  { name: 'change-request-form', to: 'form', since: '0.2.0' },
];

/** Returns the new name of a former key of the object that a schema describes. */
export function movedTo(key: string, { properties }: Schema): string | undefined {
  const type = String(properties?.type?.const);
  return FORMER_NAMES.find(({ name, keyOf }) => name === key && keyOf?.includes(type))?.to;
}

/** Returns the new name of a former block type. */
export function renamedType(type: string): string | undefined {
  return FORMER_NAMES.find(({ name, keyOf }) => name === type && keyOf === undefined)?.to;
}
