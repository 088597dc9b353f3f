/// <reference types="vite/client" />

import { createFreshMedia } from './fresh-media.ts';

/** What the server says when something that the open page shows has changed. */
interface Change {
  /** The modules that changed are also loaded here, and replace themselves. */
  inBrowser: boolean;
  /** Addresses of the media files that were saved. */
  media?: string[];
}

const freshMedia = createFreshMedia();

function closeOverlays(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** Fields keep what was typed when the elements around them are replaced. */
function keepFields(into: Element): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')) {
    const fresh = into.querySelector<HTMLInputElement>(`${field.localName}[name="${CSS.escape(field.name)}"]`);
    if (fresh && field.type === fresh.type) Object.assign(fresh, { value: field.value, checked: field.checked });
  }
}

function replaceStyles(fresh: Document): void {
  const old = [...document.head.querySelectorAll('style:not([data-vite-dev-id])')];
  const styles = [...fresh.head.querySelectorAll('style')].map((style) => document.importNode(style, true));
  document.head.append(...styles);
  for (const style of old) style.remove();
}

/** Puts the new state of a sleeping page in the place of the old one; the visitor stays where they were. */
function replacePage(fresh: Document): void {
  replaceStyles(fresh);
  for (const id of ['app', 'page', 'site']) {
    const next = fresh.getElementById(id);
    if (!next) continue;
    const element = document.importNode(next, true);
    if (id === 'app') keepFields(element);
    document.getElementById(id)?.replaceWith(element);
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]')) part.dataset.revealed = '';
}

/** Replaces the static parts of a page that is awake: React never looks into them. Styles only ever join. */
function replaceFragments(fresh: Document): void {
  const known = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const style of fresh.head.querySelectorAll('style')) {
    if (!known.has(style.textContent)) document.head.append(document.importNode(style, true));
  }
  for (const next of fresh.querySelectorAll('[data-fragment]')) {
    const name = CSS.escape(next.getAttribute('data-fragment') ?? '');
    const old = document.querySelector(`[data-fragment="${name}"]`);
    if (old && old.innerHTML !== next.innerHTML) old.innerHTML = next.innerHTML;
  }
}

/** Whether both documents hold the same parts with the same data, so that only static parts can differ. */
function hasSameData(fresh: Document): boolean {
  const dataOf = (from: Document) => from.getElementById('page')?.textContent;
  const siteOf = (from: Document) => from.getElementById('site')?.textContent;
  return dataOf(fresh) !== undefined && dataOf(fresh) === dataOf(document) && siteOf(fresh) === siteOf(document);
}

/** How many changes have been asked for: the answer to an earlier one may come after that to a later one. */
let asked = 0;

/** Brings the open page to its new state, unless another change has come before that state is here. */
export async function update({ inBrowser, media = [] }: Change): Promise<void> {
  closeOverlays();
  freshMedia.saved(media);
  const awake = 'awake' in document.documentElement.dataset;
  if (awake && inBrowser) return;
  asked += 1;
  const own = asked;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (own !== asked) return;
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  freshMedia.refresh(fresh);
  if (!fresh.getElementById('app') || !document.getElementById('app')) return location.reload();
  if (awake && !hasSameData(fresh)) {
    const handled = !document.dispatchEvent(new CustomEvent('vitrine:saved', { cancelable: true }));
    if (!handled) return location.reload();
    document.title = fresh.title;
    for (const id of ['page', 'site'])
      document.getElementById(id)?.replaceWith(document.importNode(fresh.getElementById(id) as Node, true));
    return freshMedia.refresh(document);
  }
  document.title = fresh.title;
  if (awake) replaceFragments(fresh);
  else replacePage(fresh);
  // What React holds stays as it is: its pictures are renewed where they stand.
  freshMedia.refresh(document);
}

import.meta.hot?.on('vitrine:update', (change: Change) => {
  update(change).catch(() => location.reload());
});
// What was saved while this page was on its way was told to nobody here.
const { state } = document.querySelector<HTMLElement>('script[data-state]')?.dataset ?? {};
import.meta.hot?.send('vitrine:listening', { state });
