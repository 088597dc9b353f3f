import { basePath } from '../../protocol/base-path.ts';
import { routeOf } from '../../ui/address/route-of.ts';

/**
 * Extensions of files that are not pages. A general pattern would not work, because some pages' addresses end in a host
 * name.
 */
const FILE =
  /\.(?:avif|css|csv|docx?|gif|ico|ics|jpe?g|js|json|mp[34]|odt|pdf|png|svg|txt|vtt|webm|webp|xlsx?|xml|zip)$/i;

/** Whether to leave a click to the browser: it opens another tab or window, or a listener has already handled it. */
function isLeftToBrowser(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}

/**
 * Returns the address of the site's page that a link leads to; `undefined` for files, for examples, for links with a
 * target, and for other sites, which may be on the same host.
 */
export function internalAddress(target: EventTarget | null, here: Location | URL, base = basePath()): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here.href);
  const route = routeOf(url.pathname, base);
  if (url.origin !== here.origin || route === undefined) return undefined;
  if (FILE.test(route) || /^\/(?:media|exemples)\//.test(route)) return undefined;
  return url.protocol.startsWith('http') ? url : undefined;
}

/** Returns the address of the page that the router should load after a click, if any. */
export function clickedAddress(event: MouseEvent, here: Location | URL): URL | undefined {
  return isLeftToBrowser(event) ? undefined : internalAddress(event.target, here);
}
