import { releaseFile } from '../../release/release.ts';
import type { Rule } from '../rule.ts';
import { releasedPages } from './released.ts';

/** What is remembered of the last release can be compared with the site. */
export const rule: Rule = {
  code: 'release/unreadable-list',
  severity: 'warning',
  *check(facts) {
    if (releasedPages(facts) !== 'unreadable') return;
    yield { place: { file: releaseFile, offset: 0, length: 0 }, args: { file: releaseFile } };
  },
};
