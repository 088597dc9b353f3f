/** Address of the page in a frame; nothing where the browser shows a page of its own, as where the server is away. */
export function routeOfFrame({ contentWindow }: HTMLIFrameElement): string | undefined {
  try {
    const path = contentWindow?.location.pathname;
    return path && path !== 'blank' ? decodeURI(path) : undefined;
  } catch {
    // A page of another origin, or an address with a percent sign that encodes nothing.
    return undefined;
  }
}
