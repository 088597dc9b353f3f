import type { Rule } from '../rule.ts';
import { textAt } from '../context/values.ts';

/** Two sections of a page never share an anchor. */
export const rule: Rule = {
  code: 'page/duplicate-anchor',
  severity: 'error',
  *check({ pages, at }) {
    for (const { path, sections } of pages) {
      const seen = new Set<string>();
      for (const { value, pointer } of sections) {
        const anchor = textAt(value, 'id');
        if (anchor === undefined) continue;
        if (seen.has(anchor)) yield { place: at(`${pointer}/id`), args: { anchor, page: path } };
        seen.add(anchor);
      }
    }
  },
};
