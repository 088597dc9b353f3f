import { releaseFile } from '../../../model/read/site-files.ts';
import type { Rule } from '../rule.ts';
import { rule as consentVersion } from './consent-version.ts';
import { rule as removedPage } from './removed-page.ts';
import { rule as replacedAddress } from './replaced-address.ts';

/** The rules of the group « release ». */
export const rules: readonly Rule[] = [
  consentVersion,
  removedPage,
  replacedAddress,
  /** The record of the last release is readable. */
  {
    code: 'release/unreadable-list',
    severity: 'warning',
    *check(site) {
      if (site.lastRelease !== 'unreadable') return;
      yield { place: { file: releaseFile, start: 0, end: 0 }, args: { file: releaseFile } };
    },
  },
];
