import { nearest } from '../../../text/nearest.ts';
import { valueAt } from '../../resolve/interpolate.ts';
import type { Rule } from '../rule.ts';

/** A fact that copies a value names one that is there. */
export const rule: Rule = {
  code: 'fact/unknown-source',
  severity: 'error',
  *check({ manifest, written, ofKind, knownNames }) {
    for (const { value, locate } of ofKind('value-path')) {
      const found = valueAt(manifest, value) ?? valueAt(written, value);
      // A value of the wrong type is reported where it stands.
      if (found !== undefined) continue;
      yield { place: locate(), args: { from: value }, suggestion: nearest(value, knownNames()) };
    }
  },
};
