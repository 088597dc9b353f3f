import { URL_STYLE } from '../../protocol/attributes.ts';
import { inStyle, type UrlStyle } from '../../text/url-style.ts';

/** Address of a link for the router, which adds the path that the site is published under by itself. */
export function routeAddress(to: string): string {
  return import.meta.env.SSR
    ? to
    : inStyle(to, (document.documentElement.getAttribute(URL_STYLE) as UrlStyle | null) ?? undefined);
}

/**
 * Address of a link as a document holds it: a path of the site below the path that it is published under. What the
 * server renders stands at the root: it is moved as a whole (`shell/render/rewrite-urls.ts`).
 */
export function siteAddress(to: string): string {
  if (import.meta.env.SSR || !/^\/(?!\/)/.test(to)) return to;
  return import.meta.env.BASE_URL + routeAddress(to).slice(1);
}
