import { isUnread } from '../../facts/lost-anchors.ts';
import type { Rule } from '../rule.ts';

/** A text that pages show says something: front matter alone makes a page of a title. */
export const rule: Rule = {
  code: 'content/empty-file',
  severity: 'error',
  *check(facts) {
    for (const document of facts.documents) {
      const { file, pages, analysis, placeOf } = document;
      if (file === undefined || pages.length === 0 || !analysis.isBlank) continue;
      // Front matter that cannot be read, and may hold the text, is reported as such.
      if (isUnread(document, facts)) continue;
      yield { place: placeOf({ start: 0, end: 0 }) };
    }
  },
};
