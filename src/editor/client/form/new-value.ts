import type { Json } from '../../../edit/json-operation.ts';
import { isObject } from './schema-tree.ts';

/** Gives a new item of a list a unique id, if it has an id. */
export function withFreeId(item: Json, others: readonly Json[]): Json {
  if (!isObject(item) || typeof item.id !== 'string') return item;
  const ids = new Set(others.map((other) => (isObject(other) ? other.id : undefined)));
  let id = item.id;
  for (let count = 2; ids.has(id); count += 1) id = `${item.id}-${count}`;
  return { ...item, id };
}
