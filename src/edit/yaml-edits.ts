import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { get, keysOf } from '../model/read/pointer.ts';
import type { TextRange } from '../text/range.ts';
import { type ScalarStyle, yamlTexts } from './format-yaml.ts';
import type { JsonContainer } from './json-members.ts';
import type { Json, JsonOperation } from './json-operation.ts';
import type { JsonStyle } from './json-style.ts';
import { indentationAt } from './lines.ts';
import { insertMember, moveMember, removeMember } from './member-edits.ts';
import type { TextEdit } from './text-edit.ts';

interface YamlEdit {
  yaml: string;
  operation: JsonOperation;
  /** Expected data of the whole document after the edit. */
  wanted: Json;
  order: readonly string[];
  lineBreak: string;
}

/** The range of a list or map, or of an entry of one. */
interface Extent extends TextRange {}

function extentOf(node: Node | null | undefined): Extent | undefined {
  return node?.range ? { start: node.range[0], end: node.range[1] } : undefined;
}

/** Returns the lines of an extent, including the last line break. */
function wholeLines(yaml: string, { start, end }: Extent): Extent {
  const from = start === 0 ? 0 : yaml.lastIndexOf('\n', start - 1) + 1;
  // A block scalar includes its last line break.
  const to = end > start && yaml[end - 1] === '\n' ? end - 1 : yaml.indexOf('\n', end);
  return { start: from, end: to < 0 ? yaml.length : to + 1 };
}

function styleOf(node: unknown): ScalarStyle | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  if (node.type === Scalar.QUOTE_DOUBLE) return 'double';
  return node.type === Scalar.QUOTE_SINGLE ? 'single' : 'plain';
}

/** Returns the most frequent style of texts in some nodes; double quotes by default. */
function usualStyle(nodes: readonly unknown[]): ScalarStyle {
  const styles = nodes.flatMap((node) => styleOf(node) ?? []);
  const count = (style: ScalarStyle) => styles.filter((one) => one === style).length;
  return (['double', 'plain', 'single'] as const).reduce((best, one) => (count(one) > count(best) ? one : best));
}

function pairOf(map: YAMLMap, key: string): Pair<Node, Node | null> | undefined {
  return (map.items as Pair<Node, Node | null>[]).find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
}

function childOf(node: Node | null | undefined, key: string): Node | null | undefined {
  if (isMap(node)) return pairOf(node, key)?.value;
  return isSeq(node) ? (node.items[Number(key)] as Node | undefined) : undefined;
}

/** Returns a flow list in the form that JSON edits need. */
function flowContainer(seq: YAMLSeq): JsonContainer | undefined {
  const whole = extentOf(seq);
  if (!whole || !seq.flow) return undefined;
  const items = seq.items.flatMap((item) => {
    const extent = extentOf(item as Node);
    return extent ? [{ type: 'scalar' as const, start: extent.start, end: extent.end, value: null }] : [];
  });
  return { type: 'array', start: whole.start, end: whole.end, items };
}

const FLOW_STYLE: JsonStyle = {
  lineBreak: '\n',
  unit: '  ',
  colon: ': ',
  comma: ', ',
  padding: { array: '', object: ' ' },
  flatUpTo: () => Number.POSITIVE_INFINITY,
};

/** Returns the offset of the dash of each item of a block list, from the parser's tokens. */
function dashesOf(seq: YAMLSeq): number[] | undefined {
  const token = seq.srcToken;
  if (token?.type !== 'block-seq') return undefined;
  const dashes = token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
  return dashes.length === seq.items.length ? dashes : undefined;
}

/** Returns the lines of each item of a block list; `undefined` if two items share a line. */
function itemLines(yaml: string, seq: YAMLSeq): Extent[] | undefined {
  const lines = dashesOf(seq)?.map((start, index) =>
    wholeLines(yaml, { start, end: Math.max(extentOf(seq.items[index] as Node)?.end ?? start, start + 1) }),
  );
  return lines?.every((line, index) => index === 0 || line.start >= (lines[index - 1]?.end ?? 0)) ? lines : undefined;
}

function* editFlowItem(yaml: string, seq: YAMLSeq, index: number, operation: JsonOperation): Generator<TextEdit[]> {
  const container = flowContainer(seq);
  if (!container) return;
  const add = (text: string): TextEdit[] =>
    seq.items.length === 0
      ? [{ start: container.start, end: container.end, text: `[${text}]` }]
      : [insertMember(yaml, { container, index, style: FLOW_STYLE }, () => text)];
  if (operation.type === 'insert') {
    for (const text of yamlTexts(operation.value, usualStyle(seq.items))) yield add(text);
  } else if (operation.type === 'remove') yield [removeMember(yaml, container, index)];
  else if (operation.type === 'move') yield moveMember(yaml, container, index, operation.to);
}

function* editBlockItem(yaml: string, seq: YAMLSeq, index: number, edit: YamlEdit): Generator<TextEdit[]> {
  const { operation, lineBreak } = edit;
  const lines = itemLines(yaml, seq);
  const dashes = dashesOf(seq);
  const [first, last] = [dashes?.[0], lines?.at(-1)];
  if (!lines || first === undefined || !last) return;
  const at = (place: number) => lines[place]?.start ?? last.end;
  const own = lines[index] ?? last;
  if (operation.type === 'insert') {
    const lead = indentationAt(yaml, first) + (/^-[ \t]+/.exec(yaml.slice(first))?.[0] ?? '- ');
    for (const text of yamlTexts(operation.value, usualStyle(seq.items)))
      yield [{ start: at(index), end: at(index), text: lead + text + lineBreak }];
  } else if (operation.type === 'remove') yield [{ start: own.start, end: own.end, text: '' }];
  else if (operation.type === 'move') {
    const cut = { start: own.start, end: own.end, text: '' };
    const target = operation.to < index ? at(operation.to) : (lines[operation.to]?.end ?? last.end);
    const put = { start: target, end: target, text: yaml.slice(own.start, own.end) };
    yield operation.to < index ? [put, cut] : [cut, put];
  }
}

/**
 * Yields the possible edits that add an entry to a map, on its own line after the nearest entry that precedes it in the
 * schema's order.
 */
function* addKey(yaml: string, map: YAMLMap | null, key: string, value: Json, edit: YamlEdit): Generator<TextEdit[]> {
  const { lineBreak, order } = edit;
  const pairs = (map?.items ?? []) as Pair<Node, Node | null>[];
  const values = yamlTexts(value, usualStyle(pairs.map((pair) => pair.value)));
  const texts = yamlTexts(key, 'plain').flatMap((name) => values.map((text) => `${name}: ${text}`));
  if (map?.flow) {
    const [whole, last] = [extentOf(map), pairs.at(-1)];
    const end = extentOf(last?.value)?.end;
    if (whole && end !== undefined) for (const text of texts) yield [{ start: end, end, text: `, ${text}` }];
    return;
  }
  const rank = order.indexOf(key);
  const before = pairs.findLast(({ key: other }) => {
    const place = order.indexOf(String((other as Scalar).value));
    return rank < 0 || (place >= 0 && place < rank);
  });
  const after = before ?? (rank < 0 ? undefined : pairs[0]);
  const extent = after && extentOf(after.key);
  if (!extent) {
    for (const text of texts) yield [{ start: yaml.length, end: yaml.length, text: text + lineBreak }];
    return;
  }
  const lines = wholeLines(yaml, { start: extent.start, end: extentOf(after.value)?.end ?? extent.end });
  const line = indentationAt(yaml, extent.start);
  for (const text of texts)
    yield [
      { start: before ? lines.end : lines.start, end: before ? lines.end : lines.start, text: line + text + lineBreak },
    ];
}

function* removeKey(yaml: string, map: YAMLMap, key: string): Generator<TextEdit[]> {
  const pair = pairOf(map, key);
  const extent = pair && extentOf(pair.key);
  if (!extent) return;
  const end = extentOf(pair.value)?.end ?? extent.end;
  const lines = wholeLines(yaml, { start: extent.start, end });
  if (!map.flow) yield [{ start: lines.start, end: lines.end, text: '' }];
  const index = (map.items as unknown[]).indexOf(pair);
  const before = map.items[index - 1] as Pair<Node, Node | null> | undefined;
  const from = extentOf(before?.value)?.end;
  if (map.flow && from !== undefined) yield [{ start: from, end, text: '' }];
}

/** Yields the possible edits that replace a value, in its existing style first. */
function* replaceNode(yaml: string, node: Node, value: Json): Generator<TextEdit[]> {
  const extent = extentOf(node);
  if (!extent) return;
  const isBlock = yaml[extent.end - 1] === '\n';
  const [offset, end] = [extent.start, isBlock ? extent.end - (yaml[extent.end - 2] === '\r' ? 2 : 1) : extent.end];
  const isEmpty = offset === end && yaml[offset - 1] === ':';
  const style = isSeq(node) ? usualStyle(node.items) : (styleOf(node) ?? 'double');
  for (const text of yamlTexts(value, style)) yield [{ start: offset, end, text: isEmpty ? ` ${text}` : text }];
}

/**
 * Yields edits that rewrite a whole entry of the document on one line. They can represent every value, but lose the
 * comments inside of the entry.
 */
function* rewriteEntry(yaml: string, map: YAMLMap | null, edit: YamlEdit): Generator<TextEdit[]> {
  const [key] = keysOf(edit.operation.pointer);
  if (key === undefined) return;
  const value = get<Json | undefined>(edit.wanted, edit.operation.pointer.split('/').slice(0, 2).join('/'));
  const pair = map && pairOf(map, key);
  const extent = pair && extentOf(pair.key);
  if (!map || !pair || !extent || value === undefined) return;
  const lines = wholeLines(yaml, { start: extent.start, end: extentOf(pair.value)?.end ?? extent.end });
  for (const text of yamlTexts(value, 'double')) {
    const line = `${yaml.slice(extent.start, extent.end)}: ${text}${edit.lineBreak}`;
    yield [{ start: lines.start, end: lines.end, text: line }];
  }
}

/**
 * Yields the possible edits for an operation on YAML, the best first. The caller checks which of them parses as
 * expected.
 */
export function* yamlEdits(edit: YamlEdit): Generator<TextEdit[]> {
  const { yaml, operation } = edit;
  const document = parseDocument(yaml, { schema: 'core', keepSourceTokens: true, logLevel: 'silent' });
  const root = document.contents as Node | null;
  const map = isMap(root) ? root : null;
  const keys = keysOf(operation.pointer);
  const key = keys.at(-1);
  if (key === undefined) return;
  const container = keys.slice(0, -1).reduce<Node | null | undefined>(childOf, root);
  const node = childOf(container, key);
  if (operation.type === 'set') {
    if (node) yield* replaceNode(yaml, node, operation.value);
    else if (keys.length === 1) yield* addKey(yaml, map, key, operation.value, edit);
    else if (isMap(container)) yield* addKey(yaml, container, key, operation.value, { ...edit, order: [] });
  } else if (operation.type === 'unset') {
    if (isMap(container)) yield* removeKey(yaml, container, key);
  } else if (isSeq(container)) {
    yield* container.flow
      ? editFlowItem(yaml, container, Number(key), operation)
      : editBlockItem(yaml, container, Number(key), edit);
  }
  yield* rewriteEntry(yaml, map, edit);
}
