import { SECTION, STATIC_HTML } from '../../protocol/attributes.ts';
import type { BlockOrigin, Origin, PageOrigins, TextOrigin } from '../../site/edit/protocol.ts';

/** What a text of the page comes from. */
export interface MappedText {
  node: Text;
  block: BlockOrigin;
  text: TextOrigin;
}

const spaces = (text: string) => text.replace(/[\s\u00a0\u202f\u2060\u00ad]+/g, ' ').trim();

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => {
    const parent = node.parentElement;
    const isHidden = parent?.closest('script, style, template') !== null;
    return isHidden || !node.textContent?.trim() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The element of a block. */
export function blockElement(document: Document, key: string): Element | null {
  const name = CSS.escape(key);
  return document.querySelector(`[${SECTION}="${name}"]`) ?? document.querySelector(`[${STATIC_HTML}="${name}"]`);
}

/**
 * Finds the text nodes of a block in the order of its entries. A text that is not where it should be is looked for
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

/** Everything of a page that leads to a field. */
export interface PageMap {
  texts: Map<Text, MappedText>;
  blocks: { element: Element; block: BlockOrigin }[];
}

export function mapPage({ blocks }: PageOrigins, document: Document): PageMap {
  const texts = new Map<Text, MappedText>();
  const found: PageMap['blocks'] = [];
  for (const block of blocks) {
    const element = blockElement(document, block.key);
    if (!element) continue;
    found.push({ element, block });
    for (const text of mapBlock(block, element)) texts.set(text.node, text);
  }
  return { texts, blocks: found };
}

/** Where a click leads: what is written at the place itself, and the fact that is shown there. */
export interface ClickTarget {
  element: Element;
  block: BlockOrigin;
  text?: MappedText;
  origin: Origin;
  fact?: Origin;
}

const sizeOf = ({ start, end }: { start: number; end: number }) => end - start;

/** The origins of a text at an offset in it: the narrowest one first. */
export function originsAt({ origins }: TextOrigin, offset: number): Origin[] {
  const around = origins
    .filter(({ start, end }) => start <= offset && offset <= end)
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const [first] = origins;
  return around.length > 0 ? around : first ? [first] : [];
}

const samePlace = (a: Origin, b: Origin) => a.file === b.file && a.pointer === b.pointer;

/** What was meant by a click on a place of the page; nothing where no field is behind it. */
export function targetAt(
  map: PageMap,
  node: Node | null,
  offset: number,
  isFact: (origin: Origin) => boolean,
): ClickTarget | undefined {
  const text =
    node instanceof (node?.ownerDocument?.defaultView?.Text ?? Text) ? map.texts.get(node as Text) : undefined;
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  if (!element) return undefined;
  if (text) {
    const candidates = originsAt(text.text, offset);
    const fact = candidates.find(isFact);
    const written =
      candidates.find((origin) => !fact || !samePlace(origin, fact)) ??
      text.text.origins.find((origin) => !isFact(origin));
    const origin = written ?? fact;
    if (!origin) return undefined;
    return { element, block: text.block, text, origin, ...(fact && written && { fact }) };
  }
  // Between texts: the nearest text of the same element, else the block as a whole.
  const inside = [...map.texts.values()].find((one) => element.contains(one.node) && element.childElementCount < 3);
  const around = map.blocks.filter((one) => one.element.contains(element)).at(-1);
  if (inside?.text.origins[0]) {
    return { element, block: inside.block, text: inside, origin: inside.text.origins[0] };
  }
  return around && { element: around.element, block: around.block, origin: around.block.origin };
}
