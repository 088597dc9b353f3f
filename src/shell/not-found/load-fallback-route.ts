import { APP_ID, FALLBACK_ROUTES_ID, PAGE_DATA_ID } from '../../protocol/element-ids.ts';
import { PAGE_REPLACED_EVENT } from '../../protocol/events.ts';
import type { FallbackRoute } from '../../text/addresses.ts';

function readFallbackRoutes(from: Document): FallbackRoute[] {
  return JSON.parse(from.getElementById(FALLBACK_ROUTES_ID)?.textContent ?? '[]') as FallbackRoute[];
}

/**
 * Replaces the 404 page with the page of a route with parameters, such as /maquette-offerte/a.fr: hosts without rewrite
 * rules answer such an address with the 404 page. Returns whether it did.
 */
export async function loadFallbackRoute(into: Document, { pathname }: { pathname: string }): Promise<boolean> {
  const match = readFallbackRoutes(into).find(({ pattern }) => new RegExp(pattern).test(pathname));
  if (!match) return false;
  try {
    const response = await fetch(match.file);
    if (!response.ok) return false;
    const from = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!from.getElementById(PAGE_DATA_ID)) return false;
    into.title = from.title;
    for (const style of from.querySelectorAll('head style')) into.head.append(into.importNode(style, true));
    for (const id of [APP_ID, PAGE_DATA_ID]) {
      const [old, fresh] = [into.getElementById(id), from.getElementById(id)];
      if (old && fresh) old.replaceWith(into.importNode(fresh, true));
    }
    into.getElementById(FALLBACK_ROUTES_ID)?.remove();
    dispatchEvent(new Event(PAGE_REPLACED_EVENT));
    return true;
  } catch {
    return false;
  }
}
