import { entriesAt, textAt } from '../../model/read/values.ts';
import { isPattern, patternsMeet } from '../../model/redirects/address-pattern.ts';
import { readSource } from '../../model/redirects/read-source.ts';
import type { SiteParts } from './site-parts.ts';

/** The source address of a redirect of the manifest, as hosts interpret it. */
export interface SourceUse {
  /** The source as typed. */
  typed: string;
  path: string;
  isPattern: boolean;
  pointer: string;
  /** The page that it would hide; `undefined` if it hides none. */
  page: string | undefined;
}

/** Returns the source addresses of the redirects. */
export function findRedirectSources({
  manifest,
  pages,
  guides,
  routeOf,
}: Pick<SiteParts, 'manifest' | 'pages' | 'guides' | 'routeOf'>): SourceUse[] {
  const routes = [...pages.map(({ path }) => path), ...guides.keys()];
  return entriesAt(manifest, 'redirects').flatMap(({ value, pointer }) => {
    const typed = textAt(value, 'from');
    if (typed === undefined) return [];
    const path = readSource(typed);
    const isMany = isPattern(path);
    const page = isMany ? routes.find((route) => patternsMeet(path, route)) : routeOf(path);
    return [{ typed, path, isPattern: isMany, pointer: `${pointer}/from`, page }];
  });
}
