import { draftKey } from '../protocol/storage-keys.ts';
import { isRecord } from '../text/is-record.ts';
import { type FormDefinition, fieldNames, PLAN, type Values } from './form-definition.ts';
import { preventUnload } from './prevent-unload.ts';
import { isBlank } from './validate.ts';

/** A form's content, stored for a reload: only in this tab, until it is sent or the tab is closed. */
interface Draft {
  step: number;
  values: Values;
}

/**
 * Drafts that storage refused, kept as long as the program runs, because the browser does not restore their text in a
 * new form after a navigation within the site. Before the page is closed or reloaded, the browser asks the visitor to
 * confirm.
 */
const unstored = new Map<string, { text: string; releasePage: () => void }>();

function holdUnstored(id: string, text: string): void {
  unstored.set(id, { text, releasePage: unstored.get(id)?.releasePage ?? preventUnload() });
}

function forgetUnstored(id: string): void {
  unstored.get(id)?.releasePage();
  unstored.delete(id);
}

/**
 * Runs an action on the storage, which may be blocked (private windows, settings) or full. Ignores errors, because
 * drafts are best effort.
 */
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

/**
 * Returns the stored draft of a form, with only the texts of its own fields and the chosen plan; `undefined` if no
 * field has a text.
 */
export function readDraft(definition: FormDefinition): Draft | undefined {
  const { id } = definition;
  const stored = parse(unstored.get(id)?.text ?? attempt((storage) => storage.getItem(draftKey(id))) ?? '');
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const values: Record<string, string> = {};
  for (const field of fieldNames(definition)) {
    const value = stored.values[field];
    if (typeof value === 'string' && !isBlank(value)) values[field] = value;
  }
  if (Object.keys(values).length === 0) return undefined;
  if (typeof stored.values[PLAN] === 'string') values[PLAN] = stored.values[PLAN];
  return { step: Number.isInteger(stored.step) ? (stored.step as number) : 0, values };
}

/** Stores a form's content, in memory if storage does not take it; an empty form's draft is deleted instead. */
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

/** Deletes the draft of a form, both in storage and in memory. */
export function clearDraft(id: string): void {
  forgetUnstored(id);
  attempt((storage) => storage.removeItem(draftKey(id)));
}
