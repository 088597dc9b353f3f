import { CLOSED_TEXT, COPYRIGHT_YEAR, NEXT_OPENING, OPEN_TEXT } from '../../protocol/attributes.ts';
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
  now: Date;
  /** Opening hours and closures of the business. */
  opening: OpeningPlan;
  /** Whether it is the page that was hydrated, instead of one that the visitor navigated to. */
  isFirstPage: boolean;
}

/**
 * Closes the menu, marks links to the shown page, shows whether the business is open and when it opens, and sets the
 * year of the copyright line, unless the visitor's clock is behind the build. The menu of the first page stays open,
 * because opening it may be the interaction that hydrated the page.
 */
export function updateFrame(
  into: Document,
  { pathname, now, opening, isFirstPage }: ShownPage,
  base = basePath(),
): void {
  const open = isFirstPage ? [] : into.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  for (const menu of open) menu.open = false;
  for (const link of into.querySelectorAll<HTMLAnchorElement>('.site-header nav a, .mark')) {
    if (pathOf(link, base) === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const place of into.querySelectorAll(`[${NEXT_OPENING}]`)) place.textContent = nextOpening(opening, now) ?? '';
  for (const place of into.querySelectorAll(`[${OPEN_TEXT}]`)) {
    const [open = '', closed = ''] = [OPEN_TEXT, CLOSED_TEXT].map((name) => place.getAttribute(name) ?? '');
    place.textContent = openingState(opening, now, open, closed) ?? place.textContent;
  }
  const year = now.getFullYear();
  for (const element of into.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    if (year > Number(element.textContent)) element.textContent = String(year);
  }
}
