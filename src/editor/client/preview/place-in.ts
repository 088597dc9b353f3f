import { isWithin } from '../../../model/read/pointer.ts';
import { STATIC_HTML } from '../../../protocol/attributes.ts';
import type { Origin } from '../../origins-protocol.ts';
import type { Selection } from '../state/selection.ts';
import { rectOfText } from './frame-overlay.ts';
import type { MappedText, PageMap } from './text-map.ts';

/** Returns the drawn part of a block that contains an element. The block's own element may have no box. */
export function drawnPart(block: Element, inside: Element): Element {
  const children = [...block.querySelectorAll(`:scope > *, :scope > [${STATIC_HTML}] > *`)];
  const shown = children.find((child) => child.contains(inside) && child.getBoundingClientRect().height > 0);
  return shown ?? inside;
}

const isDrawn = ({ width, height }: DOMRect) => width > 0 && height > 0;

function isAt({ file, pointer, focus = pointer, range }: Selection, origin: Origin): boolean {
  if (origin.file !== file) return false;
  if (!range) return isWithin(origin.pointer, focus);
  return origin.range !== undefined && origin.range.start <= range.start && range.end <= origin.range.end;
}

/** Returns the box around texts that are in one part of the page. */
function around(texts: readonly MappedText[]): DOMRect | undefined {
  const boxes = texts.map(({ node }) => rectOfText(node)).filter(isDrawn);
  const [first] = boxes;
  if (!first) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A place of the page that shows the selection. */
interface ShownPlace {
  box: DOMRect;
  /** Whether the place is a text or picture, and not a section. */
  isInner: boolean;
}

/** Returns the block that shows the most values of the selected settings. */
function partWithMost({ blocks, texts }: PageMap, selection: Selection): PageMap['blocks'][number] | undefined {
  const shown = [...texts.values()].filter(({ text }) => text.origins.some((origin) => isAt(selection, origin)));
  const countIn = (block: unknown) => shown.filter((one) => one.block === block).length;
  const [first] = blocks.toSorted((a, b) => countIn(b.block) - countIn(a.block));
  return first && countIn(first.block) > 0 ? first : undefined;
}

/**
 * Finds the place of the selection on a page: its field, or else its section, or the block that shows most of it.
 * Returns `undefined` if the page does not show the selection, or if the selection is the whole page.
 */
export function placeIn(map: PageMap, selection: Selection): ShownPlace | undefined {
  const { file, pointer, focus, range } = selection;
  const block = map.blocks.find(({ block: { origin } }) => origin.file === file && origin.pointer === pointer);
  if (focus !== undefined || range) {
    const texts = [...map.texts.values()].filter(
      ({ text, node }) => text.origins.some((origin) => isAt(selection, origin)) && isDrawn(rectOfText(node)),
    );
    // A heading is also in the table of contents.
    const inText = texts.filter(({ node }) => !node.parentElement?.closest('nav'));
    const [first] = inText.length > 0 ? inText : texts;
    const found =
      first && around(texts.filter(({ block: own, node }) => own === first.block && isNear(node, first.node)));
    const picture = [...map.pictures].find(([, { origin }]) => isAt(selection, origin))?.[0].getBoundingClientRect();
    const inner = found ?? (picture && isDrawn(picture) ? picture : undefined);
    if (inner) return { box: inner, isInner: true };
  }
  const isPage = pointer.startsWith('/pages/');
  const isSection = /^\/pages\/\d+\/sections\/|^\/notFound$/.test(pointer);
  const part = isSection || isPage || focus !== undefined ? block : partWithMost(map, selection);
  if (!part || file !== 'manifest' || (isPage && !isSection)) return undefined;
  const { element } = part;
  const parts = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
  const box = [element.getBoundingClientRect(), ...parts].find(isDrawn);
  return box && { box, isInner: false };
}

/** Whether two texts are in the same paragraph, heading, item or cell. */
function isNear(a: Node, b: Node): boolean {
  const unit = 'p, li, td, th, h1, h2, h3, h4, h5, h6, dt, dd, figcaption, summary, a, button';
  return a === b || a.parentElement?.closest(unit) === b.parentElement?.closest(unit);
}
