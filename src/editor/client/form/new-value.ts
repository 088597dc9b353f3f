import type { Json } from '../../../edit/json-operation.ts';
import { isObject } from './schema-tree.ts';

/** Sets a unique name for a new item of a list, if items of the list have names. */
export function withFreeId(item: Json, others: readonly Json[]): Json {
  if (!isObject(item) || typeof item.id !== 'string') return item;
  const ids = new Set(others.map((other) => (isObject(other) ? other.id : undefined)));
  let id = item.id;
  for (let count = 2; ids.has(id); count += 1) id = `${item.id}-${count}`;
  return { ...item, id };
}
