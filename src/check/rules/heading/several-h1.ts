import { textAt } from '../../../model/read/values.ts';
import { isPageTitle } from '../../../model/schema/block-schemas.ts';
import type { Finding, Rule } from '../rule.ts';

/** A page has one main title. */
export const rule: Rule = {
  code: 'heading/several-h1',
  severity: 'error',
  *check({ pages, documents, at }): Generator<Finding> {
    for (const { path, sections } of pages) {
      const [, ...others] = sections.filter(({ value }) => isPageTitle(textAt(value, 'type')));
      for (const { pointer } of others) yield { place: at(`${pointer}/type`), args: { page: path } };
    }
    for (const { analysis, pages: on, placeOf } of documents) {
      const [page] = on;
      if (page === undefined) continue;
      for (const heading of analysis.headings) {
        if (heading.level === 1) yield { place: placeOf(heading), args: { page }, suggestion: `## ${heading.typed}` };
      }
    }
  },
};
