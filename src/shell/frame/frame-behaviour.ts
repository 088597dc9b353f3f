import { COPYRIGHT_YEAR } from '../../protocol/attributes.ts';
import { basePath, routeOf } from '../../ui/address/base-path.ts';

/** What header and footer do once the page is awake. They are HTML that React never looks into. */
export function enliveFrame(into: Document): () => void {
  const menu = () => into.querySelector<HTMLDetailsElement>('details.menu[open]');
  const onKey = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? menu() : null;
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  const onLeave = ({ target }: Event) => {
    const open = menu();
    if (open && target instanceof Node && !open.contains(target)) open.open = false;
  };
  into.addEventListener('keydown', onKey);
  // What lies under the open menu is hidden: neither a press nor the focus leaves it open behind them.
  for (const type of ['pointerdown', 'focusin']) into.addEventListener(type, onLeave);
  return () => {
    into.removeEventListener('keydown', onKey);
    for (const type of ['pointerdown', 'focusin']) into.removeEventListener(type, onLeave);
  };
}

function pathOf(link: HTMLAnchorElement, base: string): string | undefined {
  const url = new URL(link.href, link.ownerDocument.baseURI);
  return url.hash ? undefined : routeOf(url.pathname, base);
}

/** What is known of an arrival: `woke` when the page was only taken over where it stood. */
export interface Arrival {
  /** Route of the page. */
  pathname: string;
  year: number;
  woke: boolean;
}

/**
 * After an arrival: the menu closes, links say which page is shown, the copyright line holds this year, or that of the
 * build where the visitor's clock is behind. Waking leaves
 * the menu alone, since opening it may be the touch that woke the page.
 */
export function refreshFrame(into: Document, { pathname, year, woke }: Arrival, base = basePath): void {
  const open = woke ? [] : into.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  for (const menu of open) menu.open = false;
  for (const link of into.querySelectorAll<HTMLAnchorElement>('.site-header nav a, .mark')) {
    if (pathOf(link, base) === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const place of into.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    if (year > Number(place.textContent)) place.textContent = String(year);
  }
}
