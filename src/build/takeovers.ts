import { escapePattern } from '../text/escape-pattern.ts';
import type { UrlStyle } from '../text/url-style.ts';
import { fileAddress, hasParameter } from './pages/output-path.ts';

/** Tells the page of unknown addresses which file shows a route with parameters, on hosts without rewrites. */
export interface Takeover {
  /** Source of a regular expression that the whole path of an address matches. */
  pattern: string;
  /** Address of the file. */
  file: string;
}

/** Describes the routes with parameters; `base` ends in a slash. */
export function takeoversOf(routes: readonly string[], { base, urls }: { base: string; urls: UrlStyle }): Takeover[] {
  return routes.filter(hasParameter).map((route) => {
    const source = escapePattern(base + route.slice(1)).replace(/\/:\w+/g, '/[^/]+');
    return { pattern: `^${source}/?$`, file: base + fileAddress(route, urls).slice(1) };
  });
}
