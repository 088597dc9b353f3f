import { basePath } from '../../protocol/base-path.ts';

/** The route of a path in documents; `undefined` for paths outside of the base path. */
export function routeOf(pathname: string, base = basePath()): string | undefined {
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}
