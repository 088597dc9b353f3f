import { patternsMeet } from '../../../model/redirects/address-pattern.ts';
import { reservedFor } from '../../../model/reserved-paths.ts';
import type { SourceUse } from '../../site-index/redirect-sources.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Rule } from '../rule.ts';

/** Creates a function that returns the file or folder that a redirect would hide; `undefined` if it hides none. */
function fileFinder({ sources, pages, guides }: Pick<SiteIndex, 'sources' | 'pages' | 'guides'>) {
  const written = reservedFor(pages.length + guides.size);
  const files = new Set(written);
  const folders = written.filter((address) => address.endsWith('/*'));
  const media = () => [...sources.media.keys()].map((name) => `/${name}`);
  return ({ path, isPattern }: SourceUse): string | undefined => {
    if (isPattern) return [...written, ...media()].find((file) => patternsMeet(path, file));
    if (files.has(path) || sources.media.has(path.slice(1))) return path;
    return folders.find((folder) => patternsMeet(path, folder));
  };
}

/** The source of a redirect is not a published file, nor a pattern that matches one. */
export const rule: Rule = {
  code: 'redirect/shadows-file',
  severity: 'error',
  subsumedBy: ['redirect/shadows-page'],
  *check(site) {
    const hiddenFile = fileFinder(site);
    for (const source of site.redirectSources) {
      const file = hiddenFile(source);
      if (file !== undefined) yield { place: site.at(source.pointer), args: { path: source.typed, file } };
    }
  },
};
