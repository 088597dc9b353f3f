import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { join } from '../../model/read/pointer.ts';

/** What takes the place of a part whose form is wrong: what was probably meant, a list of that part, or nothing. */
export type Recovery = { key: string } | { value: unknown } | 'list' | 'drop';

/** Recoveries by pointer. */
export type Recoveries = ReadonlyMap<string, Recovery>;

const ABOUT_KEYS = new Set(['schema/unknown-key', 'schema/bad-name']);
const KEPT = new Set([
  'schema/missing-key',
  'schema/missing-keys',
  'front-matter/not-indented',
  'schema/too-long',
  'schema/too-small',
  'schema/too-large',
  'schema/too-few',
  'schema/too-many',
]);

/**
 * How a part that was reported for its form is read by the rules: as what the suggestion says, so that one mistake in
 * an identifier or a key is not followed by complaints of everything that refers to it.
 */
export function recoveryOf({ code, suggestion, args }: Diagnostic): Recovery | undefined {
  if (KEPT.has(code)) return undefined;
  // The brackets around one entry were forgotten.
  if (code === 'schema/wrong-type' && args.expected === 'array' && args.actual === 'object') return 'list';
  if (suggestion === undefined) return 'drop';
  if (ABOUT_KEYS.has(code)) return { key: suggestion };
  if (code !== 'schema/wrong-type') return { value: suggestion };
  try {
    return { value: JSON.parse(suggestion) as unknown };
  } catch {
    return 'drop';
  }
}

/** A copy of a document with its recoveries made. A dropped entry of a list leaves a hole: its neighbours' pointers stay true. */
export function recover(value: unknown, recoveries: Recoveries, pointer = ''): unknown {
  if (recoveries.size === 0) return value;
  const own = recoveries.get(pointer);
  if (own === 'drop') return undefined;
  if (own === 'list') return [value];
  if (own && 'value' in own) return own.value;
  if (Array.isArray(value)) return value.map((item, index) => recover(item, recoveries, join(pointer, index)));
  if (typeof value !== 'object' || value === null) return value;
  const taken = new Set(Object.keys(value));
  const out: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    const at = join(pointer, key);
    const kept = recover(child, recoveries, at);
    if (kept === undefined) continue;
    const name = recoveries.get(at);
    if (typeof name !== 'object' || !('key' in name)) out.push([key, kept]);
    else if (!taken.has(name.key)) out.push([name.key, kept]);
  }
  return Object.fromEntries(out);
}
