import { CONSENT_BANNER } from '../../../protocol/attributes.ts';
import { words } from '../words/words.ts';

const css = `
:host{all:initial}
.box{position:absolute;pointer-events:none;border-radius:6px;display:none}
.chosen{outline:2px solid #13545a;box-shadow:inset 0 0 0 2px #fffcf5,0 0 0 4px #fffcf5}
/* The field that edits a text in place has its own outline. */
.chosen:has(~textarea){visibility:hidden}
.block{outline:2px dashed rgb(19 84 90 / .55)}
.field{outline:2px solid #a83a18;background:rgb(168 58 24 / .08)}
.tag{position:absolute;pointer-events:none;display:none;max-width:320px;padding:3px 10px;border-radius:6px;background:#2a1d16;color:#fffcf5;font:600 14px/1.35 "Source Sans 3",system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;z-index:1}
`;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FrameOverlay {
  /** Container for the field that edits a text in place. */
  root: ShadowRoot;
  show(shown: { block?: DOMRect | undefined; field?: DOMRect | undefined; tag: string }): void;
  hide(): void;
  /** Outlines the place of the page that the form edits, until it edits another one. */
  choose(chosen: { box: DOMRect; isInner: boolean } | undefined): void;
}

/** Space between a text and its outline, in pixels. */
const OUTLINE_GAP_PX = 4;

/** Space between an outline and its label, in pixels. */
const TAG_GAP_PX = 6;

/** Whether a text of the page is in a rectangle of the window. */
function hasText(page: Document, { left, top, width, height }: Box): boolean {
  const isIn = (rect: DOMRect) =>
    rect.right > left && rect.left < left + width && rect.bottom > top && rect.top < top + height;
  const at = (x: number, y: number) => page.elementFromPoint(left + x * width, top + y * height);
  const elements = new Set([0, 0.25, 0.5, 0.75, 1].flatMap((x) => [at(x, 0), at(x, 0.5), at(x, 1)]));
  const range = page.createRange();
  return [...elements].some((element) =>
    [...(element?.childNodes ?? [])].some((node) => {
      if (node.nodeType !== node.TEXT_NODE || !node.nodeValue?.trim()) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(isIn);
    }),
  );
}

/**
 * Draws outlines over a page. The overlay is next to the body, in a shadow tree, so that neither the page nor its
 * updates affect it.
 */
export function createFrameOverlay(page: Document): FrameOverlay {
  const view = page.defaultView as Window & typeof globalThis;
  const host = page.createElement('div');
  Object.assign(host.style, { position: 'absolute', top: '0', left: '0', zIndex: '2147483646' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const make = (name: string) => {
    const element = page.createElement('div');
    element.className = name;
    element.setAttribute('aria-hidden', 'true');
    root.append(element);
    return element;
  };
  const [chosen, block, field, tag] = [make('box chosen'), make('box block'), make('box field'), make('tag')];
  page.documentElement.append(host);

  const inPage = ({ left, top, width, height }: DOMRect, gap: number): Box => ({
    left: left + view.scrollX - gap,
    top: top + view.scrollY - gap,
    width: width + 2 * gap,
    height: height + 2 * gap,
  });
  const place = (element: HTMLElement, box: Box | undefined) => {
    element.style.display = box ? 'block' : 'none';
    if (!box) return;
    for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
  };
  return {
    root,
    show({ block: around, field: inner, tag: text }) {
      place(block, around && inPage(around, -2));
      const box = inner && inPage(inner, OUTLINE_GAP_PX);
      place(field, box);
      const at = box ?? (around && inPage(around, 0));
      tag.style.display = text && at ? 'block' : 'none';
      if (!at) return;
      tag.textContent = text;
      const { offsetWidth: width, offsetHeight: height } = tag;
      const [above, below] = [at.top - height - TAG_GAP_PX, at.top + at.height + TAG_GAP_PX];
      const [start, end] = [Math.max(4, at.left), Math.max(4, at.left + at.width - width)];
      const [after, before] = [at.left + at.width + TAG_GAP_PX, at.left - width - TAG_GAP_PX];
      const corner = { left: view.scrollX + 4, top: view.scrollY + view.innerHeight - height - 4 };
      const places = [
        ...[above, below].flatMap((top) => [start, end].map((left) => ({ left, top }))),
        ...[after, before].map((left) => ({ left, top: at.top })),
        corner,
      ];
      const isFree = (place: typeof corner) => {
        const [left, top] = [place.left - view.scrollX, place.top - view.scrollY];
        const isInWindow = left >= 0 && top > 0 && left + width <= view.innerWidth && top + height <= view.innerHeight;
        return isInWindow && !hasText(page, { left, top, width, height });
      };
      const { left, top } = places.find(isFree) ?? corner;
      tag.style.setProperty('left', `${left}px`);
      tag.style.setProperty('top', `${top}px`);
    },
    hide() {
      for (const element of [block, field, tag]) element.style.display = 'none';
    },
    choose(what) {
      place(chosen, what && inPage(what.box, what.isInner ? OUTLINE_GAP_PX : -6));
    },
  };
}

/** Returns the bounding box of a text node. */
export function rectOfText(node: Text): DOMRect {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/**
 * Hides the consent banner and holds back the offer, as for a visitor who has made a choice. Nothing is stored, so the
 * page still asks in another tab. `host` is the editor's element in the page.
 */
export function createVisitorChoices(
  page: Document,
  host: Element,
): (shown: { consent: boolean; offer: boolean }) => void {
  const view = page.defaultView as Window & typeof globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`[${CONSENT_BANNER}]{display:none!important}`);
  page.adoptedStyleSheets = [...(page.adoptedStyleSheets ?? []), sheet];
  host.setAttribute('aria-label', words.editor);
  let isAsked = false;
  return ({ consent, offer }) => {
    sheet.disabled = consent;
    // The page draws the banner once an interaction has hydrated it; a pointer event without movement does not count.
    if (consent && !isAsked) view.dispatchEvent(new view.Event('scroll'));
    isAsked = consent;
    // The page opens no offer while a dialog is open.
    if (offer) host.removeAttribute('role');
    else host.setAttribute('role', 'dialog');
  };
}
