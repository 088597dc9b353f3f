import { startOf } from '../../facts/left-out.ts';
import { placesByNear } from '../../facts/unresolved.ts';
import type { Rule } from '../rule.ts';

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
    const near = placesByNear(facts.unresolvedTexts);
    const hiding = facts.placesHiding;
    for (const document of documents) {
      const { file, pages } = document;
      if (file === undefined || pages.length > 0) continue;
      const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
      if (hubs.has(`/${folder}`) && !file.endsWith('/index')) continue;
      // A linked text that is not a page is reported at the links.
      const linked = facts.brokenLinks.flatMap(({ target, locate }) => (target.path === `/${file}` ? [locate()] : []));
      const more = [...facts.placesHolding(`${file}.md`), ...(near.get(file) ?? []), ...linked];
      yield { place: startOf(document), causes: [...hiding, ...facts.lostPages, ...more] };
    }
  },
};
