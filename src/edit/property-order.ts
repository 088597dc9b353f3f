import type { JsonNode } from '../model/read/json-node.ts';
import type { Schema } from '../model/schema/schemas.ts';
import { schemaAt } from '../model/schema/visit.ts';

/** The keys of the object at a pointer in the order in which its schema lists them; none where nothing describes it. */
export function propertyOrder(root: Schema, data: unknown, pointer: string): string[] {
  return Object.keys(schemaAt({ value: data, schema: root }, pointer)?.schema.properties ?? {});
}

/**
 * Index at which a new key goes: behind the nearest of those that precede it in the order, before those that follow it
 * where none does, and at the end where the order does not say.
 */
export function indexOfNewKey(
  { entries }: Extract<JsonNode, { type: 'object' }>,
  key: string,
  order: readonly string[],
): number {
  const rank = order.indexOf(key);
  if (rank < 0) return entries.length;
  const ranks = entries.map((entry) => order.indexOf(entry.key.value));
  const nearest = Math.max(...ranks.filter((other) => other >= 0 && other < rank));
  if (nearest >= 0) return ranks.indexOf(nearest) + 1;
  const follower = ranks.findIndex((other) => other > rank);
  return follower < 0 ? entries.length : follower;
}
