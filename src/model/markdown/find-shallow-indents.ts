import type { List, Nodes } from 'mdast';
import type { TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** A line that is indented like a part of the item above it, but not by enough spaces to be one. */
export interface ShallowIndent extends TextRange {
  typed: string;
  /** Spaces that it needs. */
  needed: number;
  suggestion?: string;
}

/** Fewest spaces that nobody types by mistake. */
const LEAST = 2;

/** Where a block begins in its line: its indentation, after the signs of quotes. */
interface Indented {
  offset: number;
  spaces: number;
}

/** The indentation of a block; nothing if something else stands before it on its line, or a tab. */
function indentedAt(text: string, block: Nodes): Indented | undefined {
  const { start: from } = rangeOf(block);
  const at = from + text.slice(from).search(/\S|$/);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [, signs = '', blanks = ''] = /^((?:[ ]{0,3}>)*)( *)$/.exec(text.slice(start, at)) ?? [undefined, undefined];
  if (signs.length + blanks.length !== at - start) return undefined;
  return { offset: start + signs.length, spaces: blanks.length };
}

const MARKER = /^(?:[-*+]|\d{1,9}[.)]) {1,4}(?=\S)/;

/** Spaces before what belongs to an item. */
function contentSpaces(text: string, item: Nodes, { spaces }: Indented): number {
  const { start: from } = rangeOf(item);
  const start = from + text.slice(from).search(/\S|$/);
  const marker = MARKER.exec(text.slice(start, start + 20))?.[0].length;
  return spaces + (marker ?? 2);
}

/** A block with the indentation that an item needs, where it is no deeper than the item's own marks. */
function* shallow(text: string, block: Nodes, item: Nodes): Generator<ShallowIndent> {
  const [own, above] = [indentedAt(text, block), indentedAt(text, item)];
  if (!own || !above || own.spaces - above.spaces < LEAST) return;
  const needed = contentSpaces(text, item, above);
  if (own.spaces >= needed) return;
  const source = text.slice(own.offset, rangeOf(block).end).trimEnd();
  const [line = ''] = /^[^\r\n]*/.exec(source) ?? [];
  const typed = line.trim();
  // What has more lines needs spaces before each.
  const isOneLine = line.length === source.length || block.type === 'listItem';
  const suggestion = isOneLine ? { suggestion: ' '.repeat(needed) + typed } : {};
  yield { start: own.offset, end: own.offset + line.trimEnd().length, typed, needed, ...suggestion };
}

/** Items of a list that were to be a list within the item above. */
function* shallowItems(text: string, { children: items }: List): Generator<ShallowIndent> {
  let [above] = items;
  for (const item of items.slice(1)) {
    const found = above ? [...shallow(text, item, above)] : [];
    yield* found;
    if (found.length === 0) above = item;
  }
}

/** Lines that are indented, but not by enough spaces to belong to the item above them. */
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

/** The number of an item that is shown as another one. */
export interface Renumbered extends TextRange {
  typed: string;
  shown: number;
}

/**
 * The first item of each list whose number is shown as another one. Lists whose items all have the same number, and
 * those in which an item is out of its place, are left alone.
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
