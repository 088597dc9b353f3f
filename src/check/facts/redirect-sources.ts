import { entriesAt, textAt } from '../../model/read/values.ts';
import { isPattern, patternsMeet } from '../../model/redirects/address-pattern.ts';
import { readSource } from '../../model/redirects/read-source.ts';
import type { SiteParts } from './site-parts.ts';

/** The address that a redirection of the manifest leaves from, as hosts read it. */
export interface SourceUse {
  /** As it is typed. */
  typed: string;
  path: string;
  isPattern: boolean;
  pointer: string;
  /** The page that it would hide; nothing when it hides none. */
  page: string | undefined;
}

/** The addresses that redirections leave from. */
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
