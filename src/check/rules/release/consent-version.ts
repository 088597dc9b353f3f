import { consentTerms, versionNeeded } from '../../release/consent-terms.ts';
import type { Rule } from '../rule.ts';

/** Whoever agreed to the terms of the last release is asked anew when these are others. */
export const rule: Rule = {
  code: 'release/consent-version',
  severity: 'warning',
  *check(facts) {
    const previous = facts.lastRelease;
    // Nobody has agreed to anything that was only rehearsed.
    if (previous === undefined || previous === 'unreadable' || previous.rehearsal) return;
    const now = consentTerms(facts.manifest, facts.lookup);
    const needed = versionNeeded(previous.consent, now);
    if (needed === undefined) return;
    yield { place: facts.at('/consent/version'), args: { version: now?.version ?? 0 }, suggestion: String(needed) };
  },
};
