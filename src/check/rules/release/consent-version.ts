import { consentTerms, versionNeeded } from '../../release/consent-terms.ts';
import type { Rule } from '../rule.ts';

/** Visitors who agreed to the terms of the last release are asked again if the terms have changed. */
export const rule: Rule = {
  code: 'release/consent-version',
  severity: 'warning',
  *check(site) {
    const previous = site.lastRelease;
    // Nobody has agreed to terms that have never been published.
    if (previous === undefined || previous === 'unreadable' || previous.rehearsal) return;
    const now = consentTerms(site.manifest, site.lookup);
    const needed = versionNeeded(previous.consent, now);
    if (needed === undefined) return;
    yield { place: site.at('/consent/version'), args: { version: now?.version ?? 0 }, suggestion: String(needed) };
  },
};
