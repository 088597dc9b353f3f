import { URL_STYLE } from '../../protocol/attributes.ts';
import { basePath } from '../../protocol/base-path.ts';
import { inStyle, type UrlStyle } from '../../text/addresses.ts';

/** Returns the address of a link for the router, which adds the base path itself. */
export function routeAddress(to: string): string {
  return import.meta.env.SSR
    ? to
    : inStyle(to, (document.documentElement.getAttribute(URL_STYLE) as UrlStyle | null) ?? undefined);
}

/**
 * Returns the address of a link in documents, with the base path. It is unchanged on the server, because `rewriteUrls`
 * adds the base path to whole pages.
 */
export function siteAddress(to: string): string {
  if (import.meta.env.SSR || !/^\/(?!\/)/.test(to)) return to;
  return basePath() + routeAddress(to).slice(1);
}
