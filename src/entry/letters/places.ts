/** Where boxes and texts stand on the screen, and how far they went: what `letters.ts` decides by. */

/**
 * Shorter moves, in pixels, are none (Layout Instability, 4.1). Several steps may fall into one frame: a box may use up
 * half of that over all of them, and a text the other half in its own.
 */
export const UNSEEN = 3 / 2;

/** A point of the window, or a way from one to another, in pixels. */
export type Place = readonly [left: number, top: number];

/** Whether any of a box is in the window. What a closed menu holds has a place there in some browsers, and is not shown. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility?.() !== false;
}

/**
 * Whether a text stands on the screen or above it; what is hidden stands nowhere, even if it has a place (`isOnScreen`).
 * All cells make the columns of a table.
 */
export function isReached(text: Element): boolean {
  const { top, height } = (text.closest('table') ?? text).getBoundingClientRect();
  return height > 0 && top < innerHeight && text.checkVisibility?.() !== false;
}

/** Elements that hold text of their own, the outermost where they are nested. */
export function textsOf(element: Element): HTMLElement[] {
  if (element.matches('script,style')) return [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) return [element as HTMLElement];
  }
  return [...element.children].flatMap(textsOf);
}

/** The upper left corner of a box. */
export function cornerOf(element: Element): Place {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
}

/** The parts of a text, in its order: links and emphasis divide it. What is only for ears stands in a box of a pixel. */
export function partsOf(text: Element): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const parts: Text[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode as Text);
  return parts.filter(({ parentElement }) => (parentElement?.getBoundingClientRect().width ?? 0) > 1);
}

/** Where the parts of a text begin. A whole text that begins at the left cannot move by itself. */
export function startsOf(text: Element): Place[] {
  if (!text.firstElementChild && getComputedStyle(text).textAlign !== 'center') return [];
  const range = document.createRange();
  return partsOf(text).map((part) => {
    range.selectNodeContents(part);
    const [line] = range.getClientRects();
    return [line?.left ?? 0, line?.top ?? 0];
  });
}

/** How far places went, from one to the other. */
export function movesOf(before: readonly Place[], after: readonly Place[]): Place[] {
  return after.map(([left, top], index) => {
    const [oldLeft, oldTop] = before[index] ?? [left, top];
    return [left - oldLeft, top - oldTop];
  });
}

/** Whether a move is long enough to count. */
export const isSeen = ([left, top]: Place): boolean => Math.max(Math.abs(left), Math.abs(top)) >= UNSEEN;

/** Whether any of the places has moved enough to count. */
export const hasMoved = (before: readonly Place[], after: readonly Place[]): boolean =>
  movesOf(before, after).some(isSeen);

/** Where parts begin, seen from the first; and where the last ends, if all stand in one line. */
export function marksOf(parts: readonly Text[]): Place[] {
  const range = document.createRange();
  const lines = parts.map((part) => {
    range.selectNodeContents(part);
    return [...range.getClientRects()];
  });
  const [[first] = []] = lines;
  if (!first) return [];
  const isOneLine = lines.flat().every(({ top, bottom }) => top < first.bottom && bottom > first.top);
  const ends = isOneLine ? lines.flat().map(({ right }) => right) : [];
  return [
    ...lines.map(([line = first]): Place => [line.left - first.left, line.top]),
    ...(isOneLine ? [[Math.max(...ends) - first.left, first.top] as const] : []),
  ];
}

/** Room that the lines of a text take, in pixels. Its box may keep more. */
export function heightOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().height;
}
