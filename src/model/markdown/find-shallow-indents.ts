import type { List, Nodes } from 'mdast';
import type { TypedRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** A line with too few spaces to be part of the item above it. */
export interface ShallowIndent extends TypedRange {
  /** Number of spaces that it needs. */
  needed: number;
}

/** Minimum number of additional spaces that count as intended indentation. */
const MIN_SPACES = 2;

/** Indentation of a block in its line, after the markers of quotes. */
interface Indented {
  offset: number;
  spaces: number;
}

/** Returns the indentation of a block; `undefined` if a tab or other text precedes it on its line. */
function indentedAt(text: string, block: Nodes): Indented | undefined {
  const { start: from } = rangeOf(block);
  const at = from + text.slice(from).search(/\S|$/);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [, signs = '', blanks = ''] = /^((?:[ ]{0,3}>)*)( *)$/.exec(text.slice(start, at)) ?? [undefined, undefined];
  if (signs.length + blanks.length !== at - start) return undefined;
  return { offset: start + signs.length, spaces: blanks.length };
}

const MARKER = /^(?:[-*+]|\d{1,9}[.)]) {1,4}(?=\S)/;

/** Returns the number of spaces before the content of an item. */
function contentSpaces(text: string, item: Nodes, { spaces }: Indented): number {
  const { start: from } = rangeOf(item);
  const start = from + text.slice(from).search(/\S|$/);
  const marker = MARKER.exec(text.slice(start, start + 20))?.[0].length;
  return spaces + (marker ?? 2);
}

/** Yields a block whose indentation is too small for an item, but greater than that of the item's marker. */
function* shallow(text: string, block: Nodes, item: Nodes): Generator<ShallowIndent> {
  const [own, above] = [indentedAt(text, block), indentedAt(text, item)];
  if (!own || !above || own.spaces - above.spaces < MIN_SPACES) return;
  const needed = contentSpaces(text, item, above);
  if (own.spaces >= needed) return;
  const source = text.slice(own.offset, rangeOf(block).end).trimEnd();
  const [line = ''] = /^[^\r\n]*/.exec(source) ?? [];
  const typed = line.trim();
  // A block of several lines would need the spaces before each line, so there is no suggestion.
  const isOneLine = line.length === source.length || block.type === 'listItem';
  const suggestion = isOneLine ? { suggestion: ' '.repeat(needed) + typed } : {};
  yield { start: own.offset, end: own.offset + line.trimEnd().length, typed, needed, ...suggestion };
}

/** Yields the items that were intended as a nested list of the item above. */
function* shallowItems(text: string, { children: items }: List): Generator<ShallowIndent> {
  let [above] = items;
  for (const item of items.slice(1)) {
    const found = above ? [...shallow(text, item, above)] : [];
    yield* found;
    if (found.length === 0) above = item;
  }
}

/** Yields the indented lines with too few spaces to belong to the item above them. */
export function* shallowIndentsIn(text: string, nodes: readonly Nodes[]): Generator<ShallowIndent> {
  for (const parent of nodes) {
    if (!('children' in parent)) continue;
    let last: Nodes | undefined;
    for (const block of parent.children as Nodes[]) {
      if (block.type === 'list') {
        const inLast = last ? block.children.map((item) => [...shallow(text, item, last as Nodes)]) : [];
        yield* inLast.flat();
        if (!inLast.flat().length) {
          yield* shallowItems(text, block);
          last = block.children.at(-1);
        }
      } else if (last && block.type !== 'html') {
        const found = [...shallow(text, block, last)];
        yield* found;
        if (found.length === 0) last = undefined;
      }
    }
  }
}

/** The number of an item that is shown as a different number. */
export interface Renumbered extends TypedRange {
  shown: number;
}

/**
 * Yields, for each list, the first item whose displayed number differs from the typed one. Lists with the same number
 * for all items, and lists that contain wrongly indented items, are ignored.
 */
export function* renumberedIn(text: string, nodes: readonly Nodes[]): Generator<Renumbered> {
  for (const list of nodes) {
    if (list.type !== 'list' || !list.ordered) continue;
    if (!shallowItems(text, list).next().done) continue;
    const items = list.children.map((item, index) => {
      const { start: from } = rangeOf(item);
      const [typed = ''] = /^\d+/.exec(text.slice(from, from + 10)) ?? [];
      return { start: from, end: from + typed.length, typed, shown: (list.start ?? 1) + index };
    });
    if (items.every(({ typed }) => typed === items[0]?.typed)) continue;
    const wrong = items.find(({ typed, shown }) => typed !== '' && Number(typed) !== shown);
    if (wrong) yield wrong;
  }
}
