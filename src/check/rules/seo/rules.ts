import { editorialOf } from '../../../model/resolve/editorial.ts';
import { comparableText } from '../../../text/compare.ts';
import type { Rule } from '../rule.ts';

const LISTS = { title: 'titles', description: 'descriptions' } as const;

/** Creates a check that yields the titles or descriptions that are longer, or shorter, than the manifest's limit. */
function outside(key: 'title' | 'description', bound: 'most' | 'least'): Rule['check'] {
  return function* (site) {
    const limit = editorialOf(site.manifest)[key][bound];
    if (limit === undefined) return;
    for (const { text, locate, ofPage } of site[LISTS[key]]) {
      const { length } = text;
      const isOutside = bound === 'most' ? length > limit : length < limit;
      if (isOutside) yield { place: locate(), args: { length, limit }, causes: [ofPage] };
    }
  };
}

/** Creates a check that yields the titles or descriptions that equal those of an earlier page or guide. */
function repeated(key: 'title' | 'description'): Rule['check'] {
  return function* (site) {
    const first = new Map<string, string>();
    for (const { text, path, locate, ofPage } of site[LISTS[key]]) {
      const bare = comparableText(text);
      const other = first.get(bare);
      if (other === undefined) first.set(bare, path);
      else yield { place: locate(), args: { other }, causes: [ofPage] };
    }
  };
}

/** The rules of the group « seo ». */
export const rules: readonly Rule[] = [
  /** A description is short enough for search results. */
  {
    code: 'seo/long-description',
    severity: 'warning',
    subsumedBy: ['page/duplicate-path', 'text/blank', 'text/too-long'],
    check: outside('description', 'most'),
  },
  /** A title is short enough for search results; the site's title pattern is omitted if it does not fit. */
  {
    code: 'seo/long-title',
    severity: 'warning',
    subsumedBy: ['page/duplicate-path', 'text/blank', 'text/too-long'],
    check: outside('title', 'most'),
  },
  /** Every page and guide has a description of its own. */
  {
    code: 'seo/repeated-description',
    severity: 'warning',
    subsumedBy: ['page/duplicate-path', 'text/blank'],
    check: repeated('description'),
  },
  /** Every page has a title of its own. */
  {
    code: 'seo/repeated-title',
    severity: 'warning',
    subsumedBy: ['page/duplicate-path', 'text/blank'],
    check: repeated('title'),
  },
  /** A description is long enough for search engines to use it. */
  {
    code: 'seo/short-description',
    severity: 'warning',
    subsumedBy: ['page/duplicate-path', 'text/blank'],
    check: outside('description', 'least'),
  },
  /** A title is long enough to describe its page. */
  {
    code: 'seo/short-title',
    severity: 'warning',
    subsumedBy: ['page/duplicate-path', 'text/blank'],
    check: outside('title', 'least'),
  },
];
