import { basePath } from '../../protocol/base-path.ts';

/** Returns a path of a document without the base path; `undefined` if it is outside of the base path. */
export function routeOf(pathname: string, base = basePath()): string | undefined {
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}
