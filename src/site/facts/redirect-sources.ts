import { entriesAt, textAt } from '../read/values.ts';
import { isPattern, patternsMeet } from '../redirects/address-pattern.ts';
import { readSource } from '../redirects/read-source.ts';
import type { SiteFacts } from './site-facts.ts';

/** The address that a redirection of the manifest leaves from, as hosts read it. */
export interface SourceUse {
  /** As it is typed. */
  typed: string;
  path: string;
  isPattern: boolean;
  pointer: string;
}

/** The addresses that redirections leave from. */
export function sourcesOf({ manifest }: Pick<SiteFacts, 'manifest'>): SourceUse[] {
  return entriesAt(manifest, 'redirects').flatMap(({ value, pointer }) => {
    const typed = textAt(value, 'from');
    if (typed === undefined) return [];
    const path = readSource(typed);
    return [{ typed, path, isPattern: isPattern(path), pointer: `${pointer}/from` }];
  });
}

/** The page that a redirection would hide; nothing when it hides none. */
export function hiddenPage(
  { path, isPattern }: SourceUse,
  { pages, guides, routeOf }: Pick<SiteFacts, 'pages' | 'guides' | 'routeOf'>,
): string | undefined {
  if (!isPattern) return routeOf(path);
  return [...pages.map((page) => page.path), ...guides.keys()].find((route) => patternsMeet(path, route));
}
