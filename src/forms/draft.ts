import { draftKey } from '../protocol/storage-keys.ts';
import { isRecord } from '../text/is-record.ts';
import { type FormDefinition, fieldsOf, PLAN, type Values } from './form-definition.ts';
import { preventUnload } from './prevent-unload.ts';
import { isBlank } from './validate.ts';

/** A form put by for the time of a reload: kept in this tab only, until it is sent or the tab is closed. */
export interface Draft {
  step: number;
  values: Values;
}

/**
 * What storage would not take, for as long as the program runs: the form that a visitor comes back to from another page
 * of the site is a new one, and no browser fills that. Who closes or reloads the page is asked first.
 */
const unstored = new Map<string, { text: string; releasePage: () => void }>();

function holdUnstored(id: string, text: string): void {
  unstored.set(id, { text, releasePage: unstored.get(id)?.releasePage ?? preventUnload() });
}

function forgetUnstored(id: string): void {
  unstored.get(id)?.releasePage();
  unstored.delete(id);
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
export function readDraft(definition: FormDefinition): Draft | undefined {
  const { id } = definition;
  const stored = parse(unstored.get(id)?.text ?? attempt((storage) => storage.getItem(draftKey(id))) ?? '');
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const values: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    const value = stored.values[field];
    if (typeof value === 'string' && !isBlank(value)) values[field] = value;
  }
  if (Object.keys(values).length === 0) return undefined;
  if (typeof stored.values[PLAN] === 'string') values[PLAN] = stored.values[PLAN];
  return { step: Number.isInteger(stored.step) ? (stored.step as number) : 0, values };
}

/** Puts a form by, in the program alone where storage would not take it; one in which nothing is written is forgotten instead. */
export function writeDraft(id: string, { step, values }: Draft): void {
  if (Object.entries(values).every(([field, text]) => field === PLAN || isBlank(text))) {
    clearDraft(id);
    return;
  }
  const text = JSON.stringify({ step, values });
  const isStored = attempt((storage) => {
    storage.setItem(draftKey(id), text);
    return true;
  });
  if (isStored) forgetUnstored(id);
  else holdUnstored(id, text);
}

/** Forgets what was put by. */
export function clearDraft(id: string): void {
  forgetUnstored(id);
  attempt((storage) => storage.removeItem(draftKey(id)));
}
