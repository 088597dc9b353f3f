import { isRaw } from '../../../model/read/values.ts';
import { keyOf, markerFinder, nameOf, optionalValues } from '../../facts/placeholders.ts';
import type { Rule } from '../rule.ts';

/** An unknown value is to be completed, whether the object around it is marked or not. */
export const rule: Rule = {
  code: 'placeholder/unknown',
  severity: 'note',
  subsumedBy: ['placeholder/standing'],
  *check(facts) {
    const markersOf = markerFinder(facts);
    for (const { value, schema, pointer, parent } of optionalValues(facts)) {
      if (value !== null) continue;
      const kind = schema.title ?? '';
      const what = isRaw(parent?.value) ? facts.interpolate(nameOf(parent.value, kind)) : kind;
      const place = facts.at(pointer, 'literal');
      yield { place, args: { what, entry: keyOf(pointer, facts.sources.manifest.path) }, causes: markersOf(place) };
    }
  },
};
