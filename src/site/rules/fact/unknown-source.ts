import { nearest } from '../../../text/nearest.ts';
import { valueAt } from '../../resolve/interpolate.ts';
import type { Rule } from '../rule.ts';

/** A fact that copies a value names one that is there. */
export const rule: Rule = {
  code: 'fact/unknown-source',
  severity: 'error',
  *check({ manifest, strings, knownNames }) {
    for (const { kind, value, locate } of strings) {
      if (kind !== 'value-path') continue;
      const found = valueAt(manifest, value);
      if (typeof found === 'number' || typeof found === 'string') continue;
      yield { place: locate(), args: { from: value }, suggestion: nearest(value, knownNames()) };
    }
  },
};
