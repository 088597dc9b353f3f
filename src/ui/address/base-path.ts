/** Base path: the path under which the site is published, ending in a slash. */
export const basePath = import.meta.env.BASE_URL;

/** The route of a path, as documents hold it; nothing for paths outside of the base path.
 */
export function routeOf(pathname: string, base = basePath): string | undefined {
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}
