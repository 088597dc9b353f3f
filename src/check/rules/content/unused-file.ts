import type { Place } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../text/nearest.ts';
import { startOf } from '../../facts/left-out.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';

/** Places that probably refer to an unused file, by the file's name. */
function meantFiles({ ofKind, sources, brokenLinks }: SiteFacts): Map<string, Place[]> {
  const meant = new Map<string, Place[]>();
  const add = (file: string, place: Place) => meant.set(file, [...(meant.get(file) ?? []), place]);
  const names = [...sources.markdown.keys()];
  // A misspelt file name is reported where the file is shown.
  for (const { value, locate } of ofKind('markdown-file')) {
    const name = value.replace(/\.md$/, '');
    const near = sources.markdown.has(name) ? undefined : nearest(name, names);
    if (near !== undefined) add(near, locate());
  }
  // A linked text that is not a page is reported at the links.
  for (const link of brokenLinks) add(link.target.path.slice(1), link.locate());
  return meant;
}

/** Every Markdown file outside of the folders of chains is shown on a page; chains have rules of their own. */
export const rule: Rule = {
  code: 'content/unused-file',
  severity: 'warning',
  subsumedBy: [
    'schema/*',
    'reference/missing-part',
    'reference/unknown',
    'link/unknown-page',
    'link/inexact-path',
    'link/redirected',
  ],
  *check(facts) {
    const { chains, documents } = facts;
    const hubs = new Set(chains.map(({ hub }) => hub));
    const meant = meantFiles(facts);
    const hiding = facts.placesHiding;
    for (const document of documents) {
      const { file, pages } = document;
      if (file === undefined || pages.length > 0) continue;
      const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
      if (hubs.has(`/${folder}`) && !file.endsWith('/index')) continue;
      yield {
        place: startOf(document),
        causes: [...hiding, ...facts.lostPages, ...facts.placesHolding(`${file}.md`), ...(meant.get(file) ?? [])],
      };
    }
  },
};
