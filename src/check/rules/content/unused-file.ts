import { startOfText } from '../../site-index/unlisted-texts.ts';
import { placesByNear } from '../../site-index/unresolved.ts';
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
  *check(site) {
    const { chains, documents } = site;
    const hubs = new Set(chains.map(({ hub }) => hub));
    const near = placesByNear(site.unresolvedTexts);
    const hiding = site.placesHiding;
    for (const document of documents) {
      const { file, pages } = document;
      if (file === undefined || pages.length > 0) continue;
      const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
      if (hubs.has(`/${folder}`) && !file.endsWith('/index')) continue;
      // A linked text that is not a page is reported at the links.
      const linked = site.brokenLinks.flatMap(({ target, locate }) => (target.path === `/${file}` ? [locate()] : []));
      const more = [...site.placesHolding(`${file}.md`), ...(near.get(file) ?? []), ...linked];
      yield { place: startOfText(document), causes: [...hiding, ...site.placesOfUnknownPages, ...more] };
    }
  },
};
