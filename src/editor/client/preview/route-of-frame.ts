/**
 * Returns the address of the page in a frame; `undefined` if the browser shows an error page of its own, for example
 * when the server is down.
 */
export function routeOfFrame({ contentWindow }: HTMLIFrameElement): string | undefined {
  try {
    const path = contentWindow?.location.pathname;
    return path && path !== 'blank' ? decodeURI(path) : undefined;
  } catch {
    // A page of another origin, or an address with an invalid percent sign.
    return undefined;
  }
}
