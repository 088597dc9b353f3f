/** Path under which the site is published, ending in a slash. */
export const basePath = import.meta.env.BASE_URL;

/**
 * The route of the path of an address, as documents hold it; nothing for what lies outside of the path that the site is
 * published under.
 */
export function routeOf(pathname: string, base = basePath): string | undefined {
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}
