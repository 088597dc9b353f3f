import { type FormDefinition, type FormKind, fieldsOf, type Values } from './form-definition.ts';
import { isBlank } from './validate.ts';

/** A form put by for the time of a reload: kept in this tab only, until it is sent or the tab is closed. */
export interface Draft<F extends string> {
  step: number;
  values: Partial<Values<F>>;
}

const keyOf = (kind: FormKind) => `vitrine:draft:${kind}`;

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What was put by of a form; only texts of its own fields are taken over. */
export function readDraft<F extends string>(definition: FormDefinition<F>): Draft<F> | undefined {
  const stored = parse(attempt((storage) => storage.getItem(keyOf(definition.kind))) ?? '');
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const values: Partial<Record<F, string>> = {};
  for (const field of fieldsOf(definition)) {
    const value = stored.values[field];
    if (typeof value === 'string' && !isBlank(value)) values[field] = value;
  }
  if (Object.keys(values).length === 0) return undefined;
  return { step: Number.isInteger(stored.step) ? (stored.step as number) : 0, values };
}

/** Puts a form by; one in which nothing is written is forgotten instead. */
export function writeDraft<F extends string>(kind: FormKind, { step, values }: Draft<F>): void {
  if (Object.values<string | undefined>(values).every((value) => isBlank(value ?? ''))) clearDraft(kind);
  else attempt((storage) => storage.setItem(keyOf(kind), JSON.stringify({ step, values })));
}

/** Forgets what was put by. */
export function clearDraft(kind: FormKind): void {
  attempt((storage) => storage.removeItem(keyOf(kind)));
}
