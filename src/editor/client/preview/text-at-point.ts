import type { TextRange } from '../../../text/range.ts';
import type { PageMap } from './text-map.ts';

/** A node of a page, with the offset of a character if it is a text. */
interface PointedNode {
  node: Node | null;
  offset: number;
}

interface Point {
  x: number;
  y: number;
}

function caretAt(page: Document, { x, y }: Point): PointedNode {
  const caret = page.caretPositionFromPoint?.(x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return { node: range?.startContainer ?? null, offset: range?.startOffset ?? 0 };
}

/** Whether a range of a text is drawn at a point. */
function isDrawnAt(node: Node, start: number, end: number, { x, y }: Point): boolean {
  const range = (node.ownerDocument as Document).createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** Finds the text that is drawn at a point, in the section of `element`. The link of a card may cover it. */
function coveredText({ texts, blocks }: PageMap, element: Element, point: Point): PointedNode | undefined {
  const around = blocks.filter((one) => one.element.contains(element)).at(-1);
  for (const { node, block } of texts.values()) {
    if (block !== around?.block || !isDrawnAt(node, 0, node.length, point)) continue;
    const characters = Array.from({ length: node.length }, (_, at) => at);
    return { node, offset: characters.find((at) => isDrawnAt(node, at, at + 1, point)) ?? 0 };
  }
  return undefined;
}

/** Returns the node at a point of a page. `element` is the topmost element at this point. */
export function nodeAtPoint(map: PageMap | undefined, element: Element, point: Point): PointedNode {
  const { node, offset } = caretAt(element.ownerDocument, point);
  if (node?.nodeType === 3 && element.contains(node)) {
    const { length } = node as Text;
    // In the right half of a character, the nearest caret position is after the character.
    if (offset > 0 && isDrawnAt(node, offset - 1, offset, point)) return { node, offset: offset - 1 };
    if (isDrawnAt(node, 0, length, point)) return { node, offset };
  }
  const covered = map && coveredText(map, element, point);
  if (covered) return covered;
  return node && element.contains(node) ? { node, offset } : { node: element, offset: 0 };
}

/** Returns the range of the word at a click in a text. */
export function wordAt(text: string, offset: number): TextRange {
  let [start, end] = [offset, offset];
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  while (start > 0 && isLetter(start - 1)) start -= 1;
  while (end < text.length && isLetter(end)) end += 1;
  return { start, end };
}

/**
 * Returns the range of a clicked word in the source of a shown text: its nearest occurrence in `stretch`, because
 * markup and facts shift offsets a little. Returns `stretch` if the word is not in it.
 */
export function wordInSource(source: string, stretch: TextRange, shown: { text: string; offset: number }): TextRange {
  const { start, end } = wordAt(shown.text, shown.offset);
  const word = shown.text.slice(start, end);
  const slice = source.slice(stretch.start, stretch.end);
  if (!word) return stretch;
  let best: number | undefined;
  for (let at = slice.indexOf(word); at >= 0; at = slice.indexOf(word, at + 1)) {
    const isWhole = !/[\p{L}\p{N}]/u.test((slice[at - 1] ?? ' ') + (slice[at + word.length] ?? ' '));
    if (isWhole && (best === undefined || Math.abs(at - start) < Math.abs(best - start))) best = at;
  }
  return best === undefined ? stretch : { start: stretch.start + best, end: stretch.start + best + word.length };
}

/** Returns the offset in the source for a click on a shown text; an approximation if the source lacks the clicked word. */
export function caretInSource(source: string, stretch: TextRange, shown: { text: string; offset: number }): number {
  const { start, end } = wordAt(shown.text, shown.offset);
  const word = wordInSource(source, stretch, shown);
  const isFound = end > start && word.end - word.start === end - start;
  const at = isFound ? word.start + shown.offset - start : stretch.start + shown.offset;
  return Math.min(at, stretch.end);
}
