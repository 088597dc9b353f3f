import { isDeepStrictEqual } from 'node:util';
import { type JsonNode, plainValue } from '../model/read/json-node.ts';
import { parseJson } from '../model/read/parse-json.ts';
import { keysOf, parentOf } from '../model/read/pointer.ts';
import type { Schema } from '../model/schema/schemas.ts';
import { schemaAt } from '../model/schema/visit.ts';
import { formatKey, jsonText } from './format-json.ts';
import { childrenOf, isContainer, type JsonContainer } from './json-members.ts';
import type { Json, JsonOperation } from './json-operation.ts';
import { isFlat, styleAt } from './json-style.ts';
import { columnAt, indentationAt } from './lines.ts';
import { insertMember, moveMember, removeMember } from './member-edits.ts';
import type { TextEdit } from './text-edit.ts';

/** Returns the keys of the object at a pointer in the order of its schema; empty without a schema. */
function propertyOrder(root: Schema, data: unknown, pointer: string): string[] {
  return Object.keys(schemaAt({ value: data, schema: root }, pointer)?.schema.properties ?? {});
}

/**
 * Returns the index of a new key: after the nearest key that precedes it in `order`, otherwise before one that follows
 * it, otherwise at the end.
 */
function indexOfNewKey(
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

/** Reason why an operation has no edits: the text is not valid JSON, or has no value at the pointer. */
export type JsonEditProblem = 'unreadable' | 'not-found';

interface JsonEdit {
  /** The file's text, with or without a byte order mark. */
  text: string;
  operation: JsonOperation;
  /** Schema of the whole document, which determines the position of new keys. */
  schema?: Schema;
}

/** Target of an operation: the existing value, and the objects and lists around it, innermost first. */
interface Target {
  node: JsonNode | undefined;
  /** Last key of the pointer; empty for the whole document. */
  key: string;
  around: JsonContainer[];
}

/** Parses a text, with or without a byte order mark; `undefined` if it is not valid JSON. */
function parseFlawless(text: string): JsonNode | undefined {
  let isFlawless = true;
  const root = parseJson(text, (code, offset, length) => {
    isFlawless &&= code === 'json/odd-space' && offset === 0 && length === 1 && text.startsWith('\uFEFF');
  });
  return isFlawless ? root : undefined;
}

function indexIn(key: string): number {
  return /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
}

function childAt(container: JsonContainer, key: string): JsonNode | undefined {
  if (container.type === 'array') return container.items[indexIn(key)];
  return container.entries.find((entry) => entry.key.value === key)?.value;
}

/** Follows a pointer; `undefined` if the container of its last key does not exist. */
function findTarget(root: JsonNode, pointer: string): Target | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const around: JsonContainer[] = [];
  let node: JsonNode | undefined = root;
  let last = '';
  for (const key of keysOf(pointer)) {
    if (!node || !isContainer(node)) return undefined;
    around.unshift(node);
    node = childAt(node, key);
    last = key;
  }
  return { node, key: last, around };
}

/** Returns the edit that replaces a value. */
function replace(text: string, node: JsonNode, value: Json, around: readonly JsonContainer[]): TextEdit[] {
  const { start, end } = node;
  const [parent] = around;
  const flat = (parent !== undefined && isFlat(text, parent)) || (isContainer(node) && isFlat(text, node));
  const layout = { indent: indentationAt(text, start), column: columnAt(text, start), flat };
  return [{ start, end, text: jsonText(value, layout, styleAt(text, start, [node, ...around])) }];
}

/** Returns the edit that adds a member to a container, which may be empty. */
function add(text: string, { around, key }: Target, { value, index }: { value: Json; index: number }): TextEdit[] {
  const [container, ...outer] = around as [JsonContainer, ...JsonContainer[]];
  const isList = container.type === 'array';
  if (childrenOf(container).length === 0) return replace(text, container, isList ? [value] : { [key]: value }, outer);
  const style = styleAt(text, container.start + 1, around);
  const lead = isList ? '' : formatKey(key, style);
  const edit = insertMember(
    text,
    { container, index, style },
    (layout) => lead + jsonText(value, { ...layout, column: layout.column + lead.length }, style),
  );
  return [edit];
}

function set(text: string, target: Target, value: Json, order: () => readonly string[]): TextEdit[] | JsonEditProblem {
  const { node, key, around } = target;
  if (node) return isDeepStrictEqual(plainValue(node), value) ? [] : replace(text, node, value, around);
  const [container] = around;
  if (container?.type !== 'object') return 'not-found';
  return add(text, target, { value, index: indexOfNewKey(container, key, order()) });
}

/** Returns the edits for an operation on a list item. */
function editItem(
  text: string,
  operation: Exclude<JsonOperation, { type: 'set' | 'unset' }>,
  target: Target,
): TextEdit[] | JsonEditProblem {
  const { node, key, around } = target;
  const [list] = around;
  const index = indexIn(key);
  if (list?.type !== 'array' || index < 0 || index > list.items.length) return 'not-found';
  if (operation.type === 'insert') return add(text, target, { value: operation.value, index });
  if (!node) return 'not-found';
  if (operation.type === 'remove') return [removeMember(text, list, index)];
  return list.items[operation.to] ? moveMember(text, list, index, operation.to) : 'not-found';
}

/**
 * Returns the edits of a JSON text for one operation, sorted by offset. New text has the style of its surroundings, and
 * every character outside of the edits stays. There are no edits if the value is already the same.
 */
export function editJson({ text, operation, schema }: JsonEdit): TextEdit[] | JsonEditProblem {
  const root = parseFlawless(text);
  if (!root) return 'unreadable';
  const { pointer } = operation;
  const target = findTarget(root, pointer);
  if (!target) return 'not-found';
  if (operation.type === 'set') {
    const parent = parentOf(pointer);
    return set(text, target, operation.value, () => (schema ? propertyOrder(schema, plainValue(root), parent) : []));
  }
  if (operation.type !== 'unset') return editItem(text, operation, target);
  const [container] = target.around;
  if (container?.type !== 'object' || !target.node) return 'not-found';
  return [
    removeMember(
      text,
      container,
      container.entries.findIndex(({ key }) => key.value === target.key),
    ),
  ];
}
