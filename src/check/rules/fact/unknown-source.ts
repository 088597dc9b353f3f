import { valueAt } from '../../../model/resolve/interpolate.ts';
import { nearest } from '../../../text/nearest.ts';
import { placesOfName } from '../../facts/missing-parts.ts';
import type { Rule } from '../rule.ts';

/** A fact that copies a value names one that is there. */
export const rule: Rule = {
  code: 'fact/unknown-source',
  severity: 'error',
  subsumedBy: ['reference/missing-part', 'reference/unknown'],
  *check(facts) {
    const { manifest, written, ofKind, knownNames, isLost } = facts;
    for (const { value, locate } of ofKind('value-path')) {
      // A value of the wrong type is reported where it stands, one that is gone where it was.
      const found = valueAt(manifest, value) ?? valueAt(written, value);
      if (found !== undefined || isLost(value)) continue;
      const causes = placesOfName(value, facts);
      yield { place: locate(), args: { from: value }, suggestion: nearest(value, knownNames()), causes };
    }
  },
};
