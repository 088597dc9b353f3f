import { nearest } from '../../../text/nearest.ts';
import { RETIRED_CODES } from '../../facts/named-codes.ts';
import type { Rule } from '../rule.ts';

/** Shortest text that can be a reason, as the schema asks of the manifest's exceptions. */
const SHORTEST = 5;

/** The rules of the group « checks ». */
export const rules: readonly Rule[] = [
  /** Whoever accepts a finding says why. */
  {
    code: 'checks/no-reason',
    severity: 'error',
    *check(facts) {
      for (const { code, reason, place } of facts.suppressions) {
        if (reason.length < SHORTEST) yield { place, args: { code } };
      }
    },
  },
  /** A setting or an exception of a check that is no more, or has another name, has no effect. */
  {
    code: 'checks/retired-code',
    severity: 'note',
    *check(facts) {
      for (const { code, place } of facts.namedCodes) {
        if (!RETIRED_CODES.has(code)) continue;
        const now = RETIRED_CODES.get(code);
        if (now === undefined) yield { place, args: { kind: 'deleted', typed: code } };
        else yield { place, args: { kind: 'renamed', typed: code, now }, suggestion: now };
      }
    },
  },
  /** Checks that are tuned or silenced exist, or did. */
  {
    code: 'checks/unknown-code',
    severity: 'error',
    *check(facts) {
      const { tunable } = facts;
      for (const { code: typed, place } of facts.namedCodes) {
        if (tunable.includes(typed) || RETIRED_CODES.has(typed)) continue;
        yield { place, args: { typed }, suggestion: nearest(typed, tunable) };
      }
    },
  },
];
