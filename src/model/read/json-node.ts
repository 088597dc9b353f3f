import type { TextRange } from '../../text/range.ts';
/** A value of a JSON text, with its place. Offsets count UTF-16 units. */
export type JsonNode = TextRange &
  (
    | { type: 'object'; entries: { key: JsonString; value: JsonNode }[] }
    | { type: 'array'; items: JsonNode[] }
    | { type: 'scalar'; value: number | boolean | null }
    | JsonStringPart
  );

interface JsonStringPart {
  type: 'string';
  value: string;
}

/** A string in a JSON text, including its quotes. */
export type JsonString = TextRange & JsonStringPart;

/** Returns the plain value of a node. `__proto__` is a key like any other. */
export function plainValue(node: JsonNode): unknown {
  if (node.type === 'array') return node.items.map(plainValue);
  if (node.type !== 'object') return node.value;
  const out: Record<string, unknown> = {};
  for (const { key, value } of node.entries) {
    if (key.value === '__proto__') {
      Object.defineProperty(out, key.value, {
        value: plainValue(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else out[key.value] = plainValue(value);
  }
  return out;
}

/** Follows the keys of a pointer as far as they exist: returns the last node, its key, and whether all were found. */
export function jsonNodeAt(root: JsonNode, keys: string[]): { node: JsonNode; key?: JsonString; complete: boolean } {
  let node = root;
  let key: JsonString | undefined;
  for (const name of keys) {
    let next: JsonNode | undefined;
    let nextKey: JsonString | undefined;
    if (node.type === 'array') next = node.items[Number(name)];
    else if (node.type === 'object') {
      // If two keys are equal, the last one counts.
      const entry = node.entries.findLast((candidate) => candidate.key.value === name);
      next = entry?.value;
      nextKey = entry?.key;
    }
    if (!next) return { node, ...(key ? { key } : {}), complete: false };
    node = next;
    key = nextKey;
  }
  return { node, ...(key ? { key } : {}), complete: true };
}
