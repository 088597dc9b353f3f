import { draftKey } from '../protocol/storage-keys.ts';
import { isRecord } from '../text/is-record.ts';
import { type FormDefinition, type FormKind, fieldsOf, type Values } from './form-definition.ts';
import { holdPage } from './hold-page.ts';
import { isBlank } from './validate.ts';

/** A form put by for the time of a reload: kept in this tab only, until it is sent or the tab is closed. */
export interface Draft<F extends string> {
  step: number;
  values: Partial<Values<F>>;
}

/**
 * What storage would not take, for as long as the program runs: the form that a visitor comes back to from another page
 * of the site is a new one, and no browser fills that. Who closes or reloads the page is asked first.
 */
const unstored = new Map<FormKind, { text: string; releasePage: () => void }>();

function holdUnstored(kind: FormKind, text: string): void {
  unstored.set(kind, { text, releasePage: unstored.get(kind)?.releasePage ?? holdPage() });
}

function letGoOfUnstored(kind: FormKind): void {
  unstored.get(kind)?.releasePage();
  unstored.delete(kind);
}

/** Storage may be refused (private windows, settings) or full: a draft is a kindness, never a condition. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was put by of a form; only texts of its own fields are taken over. */
export function readDraft<F extends string>(definition: FormDefinition<F>): Draft<F> | undefined {
  const { kind } = definition;
  const stored = parse(unstored.get(kind)?.text ?? attempt((storage) => storage.getItem(draftKey(kind))) ?? '');
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const values: Partial<Record<F, string>> = {};
  for (const field of fieldsOf(definition)) {
    const value = stored.values[field];
    if (typeof value === 'string' && !isBlank(value)) values[field] = value;
  }
  if (Object.keys(values).length === 0) return undefined;
  return { step: Number.isInteger(stored.step) ? (stored.step as number) : 0, values };
}

/** Puts a form by, in the program alone where storage would not take it; one in which nothing is written is forgotten instead. */
export function writeDraft<F extends string>(kind: FormKind, { step, values }: Draft<F>): void {
  if (Object.values<string | undefined>(values).every((value) => isBlank(value ?? ''))) {
    clearDraft(kind);
    return;
  }
  const text = JSON.stringify({ step, values });
  const isStored = attempt((storage) => {
    storage.setItem(draftKey(kind), text);
    return true;
  });
  if (isStored) letGoOfUnstored(kind);
  else holdUnstored(kind, text);
}

/** Forgets what was put by. */
export function clearDraft(kind: FormKind): void {
  letGoOfUnstored(kind);
  attempt((storage) => storage.removeItem(draftKey(kind)));
}
