import { textAt } from '../../../model/read/values.ts';
import { TITLED } from '../../facts/block-types.ts';
import type { Rule } from '../rule.ts';

/** A page has a main title, which tells a reader who cannot see it where the link has led. */
export const rule: Rule = {
  code: 'heading/no-h1',
  severity: 'error',
  *check({ pages, at }) {
    for (const { path, pointer, value, sections } of pages) {
      // Blocks whose form is wrong are reported as such, and so is a page of none; one of them may be the title.
      const isWhole = Array.isArray(value.sections) && value.sections.length === sections.length && sections.length > 0;
      if (!isWhole || sections.some(({ value: block }) => TITLED.has(textAt(block, 'type') ?? 'hero'))) continue;
      yield { place: at(`${pointer}/path`), args: { page: path } };
    }
  },
};
