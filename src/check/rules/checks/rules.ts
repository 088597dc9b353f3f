import { nearest } from '../../../text/nearest.ts';
import { RETIRED_CODES } from '../retired-codes.ts';
import type { Rule } from '../rule.ts';

/** Minimum length of a reason, which the schema also requires for the manifest's exceptions. */
const MIN_REASON_LENGTH = 5;

/** The rules of the group « checks ». */
export const rules: readonly Rule[] = [
  /** Exceptions have a reason. */
  {
    code: 'checks/no-reason',
    severity: 'error',
    *check(site) {
      for (const { code, reason, place } of site.suppressions) {
        if (reason.length < MIN_REASON_LENGTH) yield { place, args: { code } };
      }
    },
  },
  /** Settings and exceptions for a removed or renamed check have no effect. */
  {
    code: 'checks/retired-code',
    severity: 'note',
    *check(site) {
      for (const { code, place } of site.namedCodes) {
        if (!RETIRED_CODES.has(code)) continue;
        const now = RETIRED_CODES.get(code);
        if (now === undefined) yield { place, args: { kind: 'deleted', typed: code } };
        else yield { place, args: { kind: 'renamed', typed: code, now }, suggestion: now };
      }
    },
  },
  /** Settings and exceptions refer to existing or former checks. */
  {
    code: 'checks/unknown-code',
    severity: 'error',
    *check(site) {
      const { tunable } = site;
      for (const { code: typed, place } of site.namedCodes) {
        if (tunable.includes(typed) || RETIRED_CODES.has(typed)) continue;
        yield { place, args: { typed }, suggestion: nearest(typed, tunable) };
      }
    },
  },
];
