import { textAt } from '../../../model/read/values.ts';
import { isPageTitle } from '../../../model/schema/block-schemas.ts';
import type { Rule } from '../rule.ts';

/** A page has a main title, which screen readers announce after navigation. */
export const rule: Rule = {
  code: 'heading/no-h1',
  severity: 'error',
  *check({ pages, at }) {
    for (const { path, pointer, value, sections } of pages) {
      // Blocks with a wrong shape are reported as such, and one of them may be the title. Pages without blocks are also
      // reported as such.
      const isWhole = Array.isArray(value.sections) && value.sections.length === sections.length && sections.length > 0;
      const types = sections.map(({ value: block }) => textAt(block, 'type'));
      if (!isWhole || types.some((type) => type === undefined || isPageTitle(type))) continue;
      yield { place: at(`${pointer}/path`), args: { page: path } };
    }
  },
};
