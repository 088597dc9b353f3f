import { markerFinder, optionalValues } from '../../site-index/placeholders.ts';
import type { Rule } from '../rule.ts';

/** A zero in a marked placeholder means that the value is unknown, so `null` is suggested. */
export const rule: Rule = {
  code: 'placeholder/zero',
  severity: 'note',
  isCertain: true,
  *check(site) {
    const markersOf = markerFinder(site);
    for (const { value, pointer } of optionalValues(site)) {
      if (!/^0+$/.test(String(value))) continue;
      const place = site.at(pointer, 'literal');
      if (markersOf(place).length > 0) yield { place, args: { typed: String(value) }, suggestion: 'null' };
    }
  },
};
