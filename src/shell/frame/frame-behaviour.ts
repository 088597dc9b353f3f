import {
  CLOSED_TEXT,
  COPYRIGHT_YEAR,
  NEXT_OPENING,
  OPEN_TEXT,
  SHOWN_TEXT,
  UNKNOWN_TEXT,
} from '../../protocol/attributes.ts';
import { basePath } from '../../protocol/base-path.ts';
import { nextOpening, type OpeningPlan, openingState } from '../../text/next-opening.ts';
import { routeOf } from '../../ui/address/route-of.ts';

/** Adds the behaviour of header and footer after hydration. They are HTML that React does not manage. */
export function addFrameBehaviour(into: Document): () => void {
  const menu = () => into.querySelector<HTMLDetailsElement>('details.menu[open]');
  const onKey = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? menu() : null;
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  const onOutside = ({ target }: Event) => {
    const open = menu();
    if (open && target instanceof Node && !open.contains(target)) open.open = false;
  };
  into.addEventListener('keydown', onKey);
  // Pressing or focusing anything outside closes the menu, because it covers the page.
  for (const type of ['pointerdown', 'focusin']) into.addEventListener(type, onOutside);
  return () => {
    into.removeEventListener('keydown', onKey);
    for (const type of ['pointerdown', 'focusin']) into.removeEventListener(type, onOutside);
  };
}

function pathOf(link: HTMLAnchorElement, base: string): string | undefined {
  const url = new URL(link.href, link.ownerDocument.baseURI);
  return url.hash ? undefined : routeOf(url.pathname, base);
}

interface ShownPage {
  /** Route of the page. */
  pathname: string;
  /** Whether it is the page that was hydrated, instead of one that the visitor navigated to. */
  isFirstPage: boolean;
}

/**
 * Closes the menu, and marks links to the shown page. The menu of the first page stays open, because opening it may be
 * the interaction that hydrated the page.
 */
export function updateFrame(into: Document, { pathname, isFirstPage }: ShownPage, base = basePath()): void {
  const open = isFirstPage ? [] : into.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  for (const menu of open) menu.open = false;
  for (const link of into.querySelectorAll<HTMLAnchorElement>('.site-header nav a, .mark')) {
    if (pathOf(link, base) === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Shows a text in an element, unless it was the last one there: the browser may have translated it since.
 * @param served text of the element in the HTML of the server
 */
function showText(place: Element, text: string, served: string): void {
  if (text === (place.getAttribute(SHOWN_TEXT) ?? served)) return;
  place.setAttribute(SHOWN_TEXT, text);
  place.textContent = text;
}

/**
 * Shows whether the business is open and when it opens, from its opening hours and closures, and sets the year of the
 * copyright line, unless the visitor's clock is behind the build.
 */
export function updateTimes(into: Document, opening: OpeningPlan, now: Date): void {
  for (const place of into.querySelectorAll(`[${NEXT_OPENING}]`)) showText(place, nextOpening(opening, now) ?? '', '');
  for (const place of into.querySelectorAll(`[${OPEN_TEXT}]`)) {
    const texts = [OPEN_TEXT, CLOSED_TEXT, UNKNOWN_TEXT].map((name) => place.getAttribute(name) ?? '');
    const [open = '', closed = '', unknown = ''] = texts;
    showText(place, openingState(opening, now, open, closed) ?? unknown, unknown);
  }
  const year = now.getFullYear();
  for (const element of into.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    if (year > Number(element.textContent)) element.textContent = String(year);
  }
}
