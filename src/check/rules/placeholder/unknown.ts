import { isRaw } from '../../../model/read/values.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import { type Described, visit } from '../../../model/schema/visit.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';
import { keyOf, nameOf } from './standing.ts';
import { markerFinder } from './unmarked.ts';

/** The values of the manifest that may be unknown: `null` instead of a number or of a form. */
export function* optionalValues({ manifest, sources }: SiteFacts): Generator<Described> {
  for (const at of visit({ value: manifest, schema: siteSchema(sources.ownBlocks) })) {
    if ([at.schema.type].flat().includes('null')) yield at;
  }
}

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
