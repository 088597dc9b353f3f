import { entriesAt, textAt } from '../../../model/read/values.ts';
import { schemaNamed, titleOfKey } from '../../../model/schema/schemas.ts';
import { COLLECTIONS } from '../../site-index/collections.ts';
import { placesOfMissingKey } from '../../site-index/shape-errors.ts';
import type { Rule } from '../rule.ts';
import { rule as unknown } from './unknown.ts';
import { rule as unused } from './unused.ts';

const SITE = schemaNamed('site');

/** The rules of the group « reference ». */
export const rules: readonly Rule[] = [
  /** Entries of a collection have distinct identifiers. */
  {
    code: 'reference/duplicate-id',
    severity: 'error',
    *check({ manifest, at }) {
      for (const collection of Object.values(COLLECTIONS)) {
        const seen = new Set<string>();
        for (const { value, pointer } of entriesAt(manifest, collection)) {
          const id = textAt(value, 'id');
          if (id === undefined) continue;
          if (seen.has(id))
            yield {
              place: at(`${pointer}/id`),
              args: { id, collection, collectionTitle: titleOfKey(collection, SITE) },
            };
          seen.add(id);
        }
      }
    },
  },
  /** Parts that a block, a chain, a text or a name refers to are declared. */
  {
    code: 'reference/missing-part',
    severity: 'error',
    subsumedBy: ['schema/*'],
    *check(site) {
      for (const { what, part, locate } of site.missingParts) {
        const args = { what, part, partTitle: titleOfKey(part, SITE) };
        yield { place: locate(), args, causes: placesOfMissingKey('', part, site.shapeErrors) };
      }
    },
  },
  unknown,
  unused,
];
