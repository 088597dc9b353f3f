import { COLLECTIONS } from '../../facts/collections.ts';
import { entriesAt, textAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** Two entries of a collection never share an identifier. */
export const rule: Rule = {
  code: 'reference/duplicate-id',
  severity: 'error',
  *check({ manifest, at }) {
    for (const collection of Object.values(COLLECTIONS)) {
      const seen = new Set<string>();
      for (const { value, pointer } of entriesAt(manifest, collection)) {
        const id = textAt(value, 'id');
        if (id === undefined) continue;
        if (seen.has(id)) yield { place: at(`${pointer}/id`), args: { id, collection } };
        seen.add(id);
      }
    }
  },
};
