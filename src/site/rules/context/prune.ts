import { join } from '../../read/pointer.ts';

/**
 * A copy of a document without the values at some pointers. An entry of a list leaves a hole,
 * so that the pointers of its neighbours stay true.
 */
export function prune(value: unknown, left: ReadonlySet<string>, pointer = ''): unknown {
  if (left.has(pointer)) return undefined;
  if (left.size === 0) return value;
  if (Array.isArray(value)) return value.map((item, index) => prune(item, left, join(pointer, index)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const kept = prune(child, left, join(pointer, key));
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries);
}
