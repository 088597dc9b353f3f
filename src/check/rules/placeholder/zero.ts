import { markerFinder, optionalValues } from '../../facts/placeholders.ts';
import type { Rule } from '../rule.ts';

/** A zero below a mark stands for an unknown value: `new` used to write it for one. */
export const rule: Rule = {
  code: 'placeholder/zero',
  severity: 'note',
  isCertain: true,
  *check(facts) {
    const markersOf = markerFinder(facts);
    for (const { value, pointer } of optionalValues(facts)) {
      if (!/^0+$/.test(String(value))) continue;
      const place = facts.at(pointer, 'literal');
      if (markersOf(place).length > 0) yield { place, args: { typed: String(value) }, suggestion: 'null' };
    }
  },
};
