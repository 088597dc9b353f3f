import { basePath, routeOf } from '../../ui/address/base-path.ts';

/** Endings of files that no page has. The host names at the end of some pages' addresses have others. */
const FILE =
  /\.(?:avif|css|csv|docx?|gif|ico|ics|jpe?g|js|json|mp[34]|odt|pdf|png|svg|txt|vtt|webm|webp|xlsx?|xml|zip)$/i;

/** Whether a click asks for something else than following the link here: a new tab, a download. */
function wantsBrowser(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}

/**
 * The site's own page that a link leads to; nothing for other sites, which may stand beside this one on its host, files
 * and links with a target.
 */
export function internalAddress(target: EventTarget | null, here: Location | URL, base = basePath): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here.href);
  const route = routeOf(url.pathname, base);
  if (url.origin !== here.origin || route === undefined) return undefined;
  if (FILE.test(route) || route.startsWith('/media/')) return undefined;
  return url.protocol.startsWith('http') ? url : undefined;
}

/** The page to which a click leads without leaving the program, if it does. */
export function followedAddress(event: MouseEvent, here: Location | URL): URL | undefined {
  return wantsBrowser(event) ? undefined : internalAddress(event.target, here);
}
