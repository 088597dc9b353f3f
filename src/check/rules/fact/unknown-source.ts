import { valueAt } from '../../../model/resolve/interpolate.ts';
import { nearest } from '../../../text/nearest.ts';
import { placesOfName } from '../../site-index/missing-parts.ts';
import type { Rule } from '../rule.ts';

/** A fact that copies a value refers to an existing one. */
export const rule: Rule = {
  code: 'fact/unknown-source',
  severity: 'error',
  subsumedBy: ['reference/missing-part', 'reference/unknown'],
  *check(site) {
    const { manifest, written, ofKind, knownNames, isReported } = site;
    for (const { value, locate } of ofKind('value-path')) {
      // A value of the wrong type is reported at its place, and a removed one at its former place.
      const found = valueAt(manifest, value) ?? valueAt(written, value);
      if (found !== undefined || isReported(value)) continue;
      const causes = placesOfName(value, site);
      yield { place: locate(), args: { from: value }, suggestion: nearest(value, knownNames()), causes };
    }
  },
};
