/** Path under which the site is published, without a trailing slash: empty at a host's root. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The route of a full path: what stands behind the base path. */
export function withoutBase(pathname: string): string {
  return basePath && pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : pathname;
}
