/// <reference types="vite/client" />

import { HYDRATED, HYDRATING, REVEAL_AFTER, REVEALED, SITE_STATE, STATIC_HTML } from '../protocol/attributes.ts';
import { APP_ID, PAGE_DATA_ID, SITE_DATA_ID } from '../protocol/element-ids.ts';
import { HYDRATED_EVENT, LISTENING_MESSAGE, SAVED_EVENT, type SiteChange, UPDATE_MESSAGE } from '../protocol/events.ts';

import { createFreshMedia } from './fresh-media.ts';

const freshMedia = createFreshMedia();

function closeOverlays(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** Copies the typed values of fields into elements that replace those of the page. */
function keepFields(into: Element): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')) {
    const fresh = into.querySelector<HTMLInputElement>(`${field.localName}[name="${CSS.escape(field.name)}"]`);
    if (fresh && field.type === fresh.type) Object.assign(fresh, { value: field.value, checked: field.checked });
  }
}

/** Replaces the styles. Equal ones stay where they are: the browser would load their fonts again. */
function replaceStyles(fresh: Document): void {
  const old = [...document.head.querySelectorAll('style:not([data-vite-dev-id])')];
  let last: Element | undefined;
  for (const style of fresh.head.querySelectorAll('style')) {
    const index = old.findIndex(({ textContent }) => textContent === style.textContent);
    const [kept] = index < 0 ? [] : old.splice(index, 1);
    const next = kept ?? document.importNode(style, true);
    const isInPlace = kept && (!last || last.compareDocumentPosition(kept) === Node.DOCUMENT_POSITION_FOLLOWING);
    if (!isInPlace) last ? last.after(next) : document.head.append(next);
    last = next;
  }
  for (const style of old) style.remove();
}

/** Replaces the content of a page that is not hydrated with its new state; the scroll position is kept. */
function replacePage(fresh: Document): void {
  replaceStyles(fresh);
  for (const id of [APP_ID, PAGE_DATA_ID, SITE_DATA_ID]) {
    const next = fresh.getElementById(id);
    if (!next) continue;
    const element = document.importNode(next, true);
    if (id === APP_ID) keepFields(element);
    document.getElementById(id)?.replaceWith(element);
  }
  for (const part of document.querySelectorAll(`[${REVEAL_AFTER}]`)) part.setAttribute(REVEALED, '');
}

/** Replaces the static HTML of a hydrated page, which React does not manage. Styles are only added. */
function replaceStaticHtml(fresh: Document): void {
  const known = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const style of fresh.head.querySelectorAll('style')) {
    if (!known.has(style.textContent)) document.head.append(document.importNode(style, true));
  }
  for (const next of fresh.querySelectorAll(`[${STATIC_HTML}]`)) {
    const name = CSS.escape(next.getAttribute(STATIC_HTML) ?? '');
    const old = document.querySelector(`[${STATIC_HTML}="${name}"]`);
    if (old && old.innerHTML !== next.innerHTML) old.innerHTML = next.innerHTML;
  }
}

/**
 * Whether a new document has the same page data and site data as the open one, so that only static parts can differ.
 */
function hasSameData(fresh: Document): boolean {
  const dataOf = (from: Document) => from.getElementById(PAGE_DATA_ID)?.textContent;
  const siteOf = (from: Document) => from.getElementById(SITE_DATA_ID)?.textContent;
  return dataOf(fresh) !== undefined && dataOf(fresh) === dataOf(document) && siteOf(fresh) === siteOf(document);
}

const isHydrated = () => document.documentElement.hasAttribute(HYDRATED);

/** Waits for the end of hydration if it has begun, because React would keep elements that a save replaces. */
async function hydrationEnded(): Promise<void> {
  if (isHydrated() || !document.getElementById(APP_ID)?.hasAttribute(HYDRATING)) return;
  await new Promise((resolve) => addEventListener(HYDRATED_EVENT, resolve, { once: true }));
}

/** Number of requested changes: answers may arrive in another order. */
let requestCount = 0;

/** Updates the open page to its new state, unless another change comes before that state has loaded. */
export async function update(change: SiteChange): Promise<void> {
  const { inBrowser, media = [] } = change;
  closeOverlays();
  freshMedia.saved(media);
  if (isHydrated() && inBrowser) return;
  requestCount += 1;
  const own = requestCount;
  const { pathname } = location;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const html = await response.text();
  await hydrationEnded();
  if (own !== requestCount) return;
  // The visitor has opened another page meanwhile.
  if (location.pathname !== pathname) return update(change);
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  freshMedia.refresh(fresh);
  if (!fresh.getElementById(APP_ID) || !document.getElementById(APP_ID)) return location.reload();
  if (isHydrated() && !hasSameData(fresh)) {
    const handled = !document.dispatchEvent(new CustomEvent(SAVED_EVENT, { cancelable: true, detail: fresh }));
    if (!handled) return location.reload();
    document.title = fresh.title;
    for (const id of [PAGE_DATA_ID, SITE_DATA_ID])
      document.getElementById(id)?.replaceWith(document.importNode(fresh.getElementById(id) as Node, true));
    return freshMedia.refresh(document);
  }
  document.title = fresh.title;
  if (isHydrated()) replaceStaticHtml(fresh);
  else replacePage(fresh);
  // Elements managed by React stay; only their pictures are renewed.
  freshMedia.refresh(document);
}

import.meta.hot?.on(UPDATE_MESSAGE, (change: SiteChange) => {
  update(change).catch(() => location.reload());
});
// Changes saved while this page was loading were not reported to it.
const state = document.querySelector(`script[${SITE_STATE}]`)?.getAttribute(SITE_STATE) ?? undefined;
import.meta.hot?.send(LISTENING_MESSAGE, { state });
