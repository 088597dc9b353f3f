/** Whether a click asks for something else than following the link here: a new tab, a download. */
function wantsBrowser(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}

/** The site's own page that a link leads to; nothing for other sites, files and links with a target. */
export function internalAddress(target: EventTarget | null, here: Location | URL): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here.href);
  const isFile = /\.[a-z0-9]{2,5}$/i.test(url.pathname) && !/\.html?$/i.test(url.pathname);
  const isDomain = url.pathname.includes('/maquette');
  if (url.origin !== here.origin || (isFile && !isDomain) || url.pathname.startsWith('/media/')) return undefined;
  return url.protocol.startsWith('http') ? url : undefined;
}

/** The page to which a click leads without leaving the program, if it does. */
export function followedAddress(event: MouseEvent, here: Location | URL): URL | undefined {
  return wantsBrowser(event) ? undefined : internalAddress(event.target, here);
}
