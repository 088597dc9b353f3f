import { isUnread } from '../../site-index/anchors.ts';
import type { Rule } from '../rule.ts';

/** A shown text is not empty: with front matter only, the page would consist of its title. */
export const rule: Rule = {
  code: 'content/empty-file',
  severity: 'error',
  *check(site) {
    for (const document of site.documents) {
      const { file, pages, analysis, placeOf } = document;
      if (file === undefined || pages.length === 0 || !analysis.isBlank) continue;
      // Unparsable front matter, which may contain the text, is reported as such.
      if (isUnread(document, site)) continue;
      yield { place: placeOf({ start: 0, end: 0 }) };
    }
  },
};
