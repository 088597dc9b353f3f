import type { JsonNode } from '../model/read/json-node.ts';
import type { TextRange } from '../text/range.ts';

/** An object or a list of a JSON text. */
export type JsonContainer = Extract<JsonNode, { type: 'object' | 'array' }>;

export function isContainer(node: JsonNode): node is JsonContainer {
  return node.type === 'object' || node.type === 'array';
}

/** Returns the direct child values of an object or list. */
export function childrenOf(container: JsonContainer): JsonNode[] {
  return container.type === 'array' ? container.items : container.entries.map(({ value }) => value);
}

/** Returns the members of an object or list, in order. */
export function membersOf(container: JsonContainer): TextRange[] {
  if (container.type === 'array') return container.items.map(({ start, end }) => ({ start, end }));
  return container.entries.map(({ key, value }) => ({ start: key.start, end: value.end }));
}

/** Returns the source text of a value. */
export function sourceOf(text: string, { start, end }: JsonNode): string {
  return text.slice(start, end);
}
