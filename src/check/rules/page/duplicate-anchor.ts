import { textAt } from '../../../model/read/values.ts';
import { createSlugger } from '../../../text/names.ts';
import type { Finding, Rule } from '../rule.ts';

/** Anchors are unique on a page, among its sections and the headings of its texts. */
export const rule: Rule = {
  code: 'page/duplicate-anchor',
  severity: 'error',
  subsumedBy: ['page/duplicate-path'],
  *check(site): Generator<Finding> {
    const { pages, documents, guides, interpolate, at } = site;
    // Several pages may have the same path; which of them shows a text is unknown.
    const placesOfPath = (page: string) =>
      pages.flatMap(({ path, pointer }) => (path === page ? [at(`${pointer}/path`)] : []));
    const taken = new Map<string, Set<string>>();
    const take = (page: string, anchor: string) => {
      const anchors = taken.get(page) ?? new Set<string>();
      taken.set(page, anchors);
      if (anchors.has(anchor)) return false;
      anchors.add(anchor);
      return true;
    };
    for (const { path, pointer: page, sections } of pages) {
      for (const { value, pointer } of sections) {
        const anchor = textAt(value, 'id');
        if (anchor === undefined || take(path, anchor)) continue;
        yield { place: at(`${pointer}/id`), args: { anchor, page: path }, causes: [at(`${page}/path`)] };
      }
    }
    for (const { analysis, pages: on, placeOf } of documents) {
      // A text may be on several pages, or twice on one.
      for (const page of on) {
        if (guides.has(page)) continue;
        const slug = createSlugger();
        for (const heading of analysis.headings) {
          const anchor = slug(interpolate(heading.text));
          if (take(page, anchor)) continue;
          yield { place: placeOf(heading), args: { anchor, page }, causes: placesOfPath(page) };
        }
      }
    }
  },
};
