import { createSlugger, RESERVED_ANCHORS } from '../../../text/slug.ts';
import { textAt } from '../context/values.ts';
import type { Finding, Rule } from '../rule.ts';

/** Two places of a page never share an anchor: neither sections, nor headings of its texts, nor parts of every page. */
export const rule: Rule = {
  code: 'page/duplicate-anchor',
  severity: 'error',
  *check({ pages, documents, guides, interpolate, at }): Generator<Finding> {
    const taken = new Map<string, Set<string>>();
    const take = (page: string, anchor: string) => {
      const anchors = taken.get(page) ?? new Set<string>(RESERVED_ANCHORS);
      taken.set(page, anchors);
      if (anchors.has(anchor)) return false;
      anchors.add(anchor);
      return true;
    };
    for (const { path, sections } of pages) {
      for (const { value, pointer } of sections) {
        const anchor = textAt(value, 'id');
        if (anchor === undefined || take(path, anchor)) continue;
        yield { place: at(`${pointer}/id`), args: { anchor, page: path } };
      }
    }
    for (const { survey, pages: on, placeOf } of documents) {
      // A text may stand on several pages, or twice on one.
      for (const page of on) {
        if (guides.has(page)) continue;
        const slug = createSlugger();
        for (const heading of survey.headings) {
          const anchor = slug(interpolate(heading.text));
          if (!take(page, anchor)) yield { place: placeOf(heading), args: { anchor, page } };
        }
      }
    }
  },
};
