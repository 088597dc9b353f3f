import { CONSENT_BANNER, SECTION, STATIC_HTML } from '../../../protocol/attributes.ts';
import type { TextRange } from '../../../text/range.ts';
import type {
  BlockOrigin,
  ComputedText,
  Origin,
  OverlayOrigin,
  PageOrigins,
  TextOrigin,
} from '../../origins-protocol.ts';

/** Origin of a text of the page. */
export interface MappedText {
  node: Text;
  block: BlockOrigin;
  text: TextOrigin;
}

/** Origin of a picture of the page: the place that names its file. */
interface MappedPicture {
  block: BlockOrigin;
  origin: Origin;
}

const spaces = (text: string) => text.replace(/[\s\u00a0\u202f\u2060\u00ad]+/g, ' ').trim();

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => {
    const parent = node.parentElement;
    const isHidden = parent?.closest('script, style, template, noscript') !== null;
    return isHidden || !node.textContent?.trim() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Returns the element of a block. */
function blockElement(page: Document, key: string): Element | null {
  const name = CSS.escape(key);
  return page.querySelector(`[${SECTION}="${name}"]`) ?? page.querySelector(`[${STATIC_HTML}="${name}"]`);
}

/**
 * Finds the text nodes of a block in the order of its entries. A text that is missing at its place is searched for
 * further on, because a hydrated block may have drawn more than the server did.
 */
export function mapBlock(block: BlockOrigin, element: Element): MappedText[] {
  const nodes = textNodes(element);
  const mapped: MappedText[] = [];
  let from = 0;
  for (const text of block.texts) {
    if (text.attribute) continue;
    const wanted = spaces(text.text);
    if (!wanted) continue;
    const at = nodes.findIndex((node, index) => index >= from && spaces(node.data) === wanted);
    const node = nodes[at];
    if (!node) continue;
    mapped.push({ node, block, text });
    from = at + 1;
  }
  return mapped;
}

/** Selectors of the elements that the site's program draws over a page. */
const OVERLAYS: Record<OverlayOrigin['name'], string> = {
  consent: `[${CONSENT_BANNER}]`,
  offer: '[role="dialog"][aria-modal="true"]',
};

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a shown text equals a known text, or begins with it and then continues with another word. */
function showsText(shown: string, text: string): boolean {
  return shown.startsWith(text) && !(LETTER.test(text.at(-1) ?? '') && LETTER.test(shown.charAt(text.length)));
}

const placeOf = ({ origins: [origin] }: TextOrigin) => JSON.stringify([origin?.file, origin?.pointer, origin?.range]);

/** Maps each text node that the program has drawn to the longest known text that it begins with. */
export function mapByText(block: BlockOrigin, texts: readonly TextOrigin[], nodes: readonly Text[]): MappedText[] {
  const known = texts
    .filter(({ attribute, origins, text }) => !attribute && origins.length > 0 && spaces(text).length > 1)
    .map((text) => ({ text, shown: spaces(text.text) }))
    .sort((a, b) => b.shown.length - a.shown.length);
  return nodes.flatMap((node) => {
    const own = known.find(({ shown }) => showsText(spaces(node.data), shown));
    // Two fields with equal texts cannot be told apart here: their text leads to the whole block.
    const isUnclear = known.some((one) => one.shown === own?.shown && placeOf(one.text) !== placeOf(own.text));
    if (!own || isUnclear) return [];
    const at = node.data.indexOf(own.text.text);
    const origins = own.text.origins.map((origin) =>
      at < 0
        ? { ...origin, start: 0, end: node.length }
        : { ...origin, start: origin.start + at, end: origin.end + at },
    );
    return [{ node, block, text: { ...own.text, text: node.data, origins } }];
  });
}

/**
 * Finds the texts of a block in their order. If the program has changed the texts since then, their order is
 * unreliable: they are matched by content, and a text that two fields share is mapped to the block.
 */
function mapTexts(block: BlockOrigin, element: Element): MappedText[] {
  const inOrder = mapBlock(block, element);
  const nodes = textNodes(element);
  if (!block.later || inOrder.length === nodes.length) return inOrder;
  const texts = [...block.later, ...block.texts];
  const isUnclear = ({ text }: MappedText) =>
    texts.some((one) => spaces(one.text) === spaces(text.text) && placeOf(one) !== placeOf(text));
  const certain = inOrder.filter((one) => !isUnclear(one));
  const known = new Set(certain.map(({ node }) => node));
  return [
    ...certain,
    ...mapByText(
      block,
      texts,
      nodes.filter((node) => !known.has(node)),
    ),
  ];
}

/** Finds the pictures of a block in the order of its entries. */
function mapPictures(block: BlockOrigin, element: Element): [Element, MappedPicture][] {
  const images = [...element.querySelectorAll('img')];
  return block.texts.flatMap(({ attribute, text, origins: [origin] }): [Element, MappedPicture][] => {
    if (attribute !== 'src') return [];
    const at = images.findIndex((image) => image.getAttribute('src') === text);
    const [image] = at < 0 ? [] : images.splice(0, at + 1).slice(-1);
    return image && origin ? [[image, { block, origin }]] : [];
  });
}

/** All nodes of a page that lead to a field. */
export interface PageMap {
  texts: Map<Text, MappedText>;
  pictures: Map<Element, MappedPicture>;
  blocks: { element: Element; block: BlockOrigin }[];
  /** The origin of nodes outside of all blocks. */
  page: BlockOrigin;
}

export function createPageMap({ blocks, overlays, origin: entry }: PageOrigins, page: Document): PageMap {
  const texts = new Map<Text, MappedText>();
  const pictures = new Map<Element, MappedPicture>();
  const found: PageMap['blocks'] = [];
  for (const block of blocks) {
    const element = blockElement(page, block.key);
    if (!element) continue;
    found.push({ element, block });
    for (const text of mapTexts(block, element)) texts.set(text.node, text);
    for (const [image, picture] of mapPictures(block, element)) pictures.set(image, picture);
  }
  for (const { name, origin, texts: shown } of overlays) {
    const element = page.querySelector(OVERLAYS[name]);
    if (!element) continue;
    const block: BlockOrigin = { key: name, origin, exact: false, texts: shown };
    found.push({ element, block });
    for (const text of mapByText(block, shown, textNodes(element))) texts.set(text.node, text);
  }
  return { texts, pictures, blocks: found, page: { key: '', origin: entry, exact: false, texts: [] } };
}

/** Target of a click: the place itself, and the fact that is shown there. */
export interface ClickTarget {
  element: Element;
  block: BlockOrigin;
  text?: MappedText;
  isPicture?: true;
  origin: Origin;
  fact?: Origin;
  /** The place shows a computed text. Then `origin` is the origin of the words around it, or of the section. */
  computed?: ComputedText;
  /** The place shows a text of unknown origin. Then `origin` is the origin of its surroundings. */
  isUnknown?: true;
}

const sizeOf = ({ start, end }: TextRange) => end - start;

/** Returns the origins of the character at an offset of a text, the narrowest first. Empty for computed characters. */
export function originsAt({ text, origins, computed }: TextOrigin, offset: number): Origin[] {
  const at = Math.min(offset, text.length - 1);
  const around = origins.filter(({ start, end }) => start <= at && at < end).sort((a, b) => sizeOf(a) - sizeOf(b));
  const [first] = origins;
  return around.length > 0 || computed || !first ? around : [first];
}

const samePlace = (a: Origin, b: Origin) => a.file === b.file && a.pointer === b.pointer;

function targetOfText(
  mapped: MappedText,
  element: Element,
  offset: number,
  isFact: (origin: Origin) => boolean,
): ClickTarget | undefined {
  const { text, block } = mapped;
  const candidates = originsAt(text, offset);
  if (candidates.length === 0) {
    const { computed, origins } = text;
    return computed && { element, block, text: mapped, origin: origins[0] ?? block.origin, computed };
  }
  const fact = candidates.find(isFact);
  const written =
    candidates.find((origin) => !fact || !samePlace(origin, fact)) ?? text.origins.find((origin) => !isFact(origin));
  const origin = written ?? fact;
  return origin && { element, block, text: mapped, origin, ...(fact && written && { fact }) };
}

/** Returns the target of a click on a place of the page: a text, or else the section around it. */
export function targetAt(
  map: PageMap,
  node: Node | null,
  offset: number,
  isFact: (origin: Origin) => boolean,
): ClickTarget | undefined {
  const isText = node?.nodeType === 3;
  const element = isText ? node.parentElement : (node as Element | null);
  if (!element) return undefined;
  const text = isText ? map.texts.get(node as Text) : undefined;
  const own = text && targetOfText(text, element, offset, isFact);
  if (own) return own;
  const picture = map.pictures.get(element);
  if (picture) return { element, ...picture, isPicture: true };
  // Between texts: use the text of the same small element.
  const inside =
    isText || element.childElementCount > 2
      ? undefined
      : [...map.texts.values()].find((one) => element.contains(one.node) && one.text.origins.length > 0);
  if (inside?.text.origins[0]) {
    return { element, block: inside.block, text: inside, origin: inside.text.origins[0] };
  }
  const around = map.blocks.filter((one) => one.element.contains(element)).at(-1);
  if (!around && !isText) return undefined;
  const block = around?.block ?? map.page;
  const isUnknown = isText && (!around || block.key in OVERLAYS);
  return { element: around?.element ?? element, block, origin: block.origin, ...(isUnknown && { isUnknown }) };
}
