import { nearest } from '../../../text/nearest.ts';
import { escapeKey } from '../../read/pointer.ts';
import { objectAt } from '../context/values.ts';
import type { Finding, Rule } from '../rule.ts';
import { silencersOf } from '../silencers.ts';

/** Checks that are tuned or silenced exist. */
export const rule: Rule = {
  code: 'checks/unknown-code',
  severity: 'error',
  *check(context): Generator<Finding> {
    const { manifest, tunable, at } = context;
    const checks = objectAt(manifest, 'checks');
    for (const typed of Object.keys(objectAt(checks, 'rules'))) {
      if (tunable.includes(typed)) continue;
      yield {
        place: at(`/checks/rules/${escapeKey(typed)}`, 'key'),
        args: { typed },
        suggestion: nearest(typed, tunable),
      };
    }
    for (const { code: typed, place } of silencersOf(context)) {
      if (!tunable.includes(typed)) yield { place, args: { typed }, suggestion: nearest(typed, tunable) };
    }
  },
};
