import { isProvisionalName, provisionalIn } from '../../model/markdown/find-provisional.ts';
import { isRaw } from '../../model/read/values.ts';
import type { EditorProblem } from '../protocol.ts';

/** Yields the keys of the values that an entry lacks, in document order: `null`, and notes (« [prix à compléter] »). */
function* missingIn(value: unknown, key: string): Generator<string> {
  if (value === null) yield key;
  if (typeof value === 'string') {
    if (isProvisionalName(value)) yield key;
    for (const _ of provisionalIn(value)) yield key;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    // A marked part has a mark of its own to remove.
    if (!isRaw(member) || member.placeholder !== true) yield* missingIn(member, Array.isArray(value) ? key : name);
  }
}

/** Returns what an entry still lacks; `undefined` if it is complete. */
export function missingValues(entry: unknown): NonNullable<EditorProblem['toReplace']>['missing'] {
  const keys = [...missingIn(entry, '')];
  return keys.length > 0 ? { count: keys.length, arePrices: keys.every((key) => /price$/i.test(key)) } : undefined;
}
