import { isRaw } from '../../../model/read/values.ts';
import { keyOf, markerFinder, nameForAuthors, optionalValues } from '../../site-index/placeholders.ts';
import type { Rule } from '../rule.ts';

/** An unknown value has to be completed, whether the object around it is marked or not. */
export const rule: Rule = {
  code: 'placeholder/unknown',
  severity: 'note',
  subsumedBy: ['placeholder/standing'],
  *check(site) {
    const markersOf = markerFinder(site);
    for (const { value, schema, pointer, parent } of optionalValues(site)) {
      if (value !== null) continue;
      const kind = schema.title ?? '';
      const what = isRaw(parent?.value) ? site.interpolate(nameForAuthors(parent.value, kind)) : kind;
      const place = site.at(pointer, 'literal');
      yield { place, args: { what, entry: keyOf(pointer, site.sources.manifest.path) }, causes: markersOf(place) };
    }
  },
};
