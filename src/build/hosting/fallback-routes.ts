import type { FallbackRoute, UrlStyle } from '../../text/addresses.ts';
import { escapePattern } from '../../text/escape.ts';
import { fileAddress, hasParameter } from '../output/output-path.ts';

/** Describes the routes with parameters; `base` ends in a slash. */
export function fallbackRoutesOf(
  routes: readonly string[],
  { base, urls }: { base: string; urls: UrlStyle },
): FallbackRoute[] {
  return routes.filter(hasParameter).map((route) => {
    const source = escapePattern(base + route.slice(1)).replace(/\/:\w+/g, '/[^/]+');
    return { pattern: `^${source}/?$`, file: base + fileAddress(route, urls).slice(1) };
  });
}
