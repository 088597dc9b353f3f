import { releasedPages } from '../../facts/released-pages.ts';
import { releaseFile } from '../../read/site-files.ts';
import type { Rule } from '../rule.ts';

/** What is remembered of the last release can be compared with the site. */
export const rule: Rule = {
  code: 'release/unreadable-list',
  severity: 'warning',
  *check(facts) {
    if (releasedPages(facts) !== 'unreadable') return;
    yield { place: { file: releaseFile, offset: 0, length: 0 }, args: { file: releaseFile } };
  },
};
