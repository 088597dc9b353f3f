import { escapeKey } from '../../../model/read/pointer.ts';
import { isRaw, objectAt, textAt } from '../../../model/read/values.ts';
import { valueAt } from '../../../model/resolve/interpolate.ts';
import type { Rule } from '../rule.ts';

/** A fact that copies a value of the manifest is equal to it. */
export const rule: Rule = {
  code: 'fact/copy-differs',
  severity: 'error',
  *check({ manifest, at }) {
    for (const [name, fact] of Object.entries(objectAt(manifest, 'facts'))) {
      if (!isRaw(fact) || fact.value === undefined) continue;
      const from = textAt(fact, 'from');
      const original = from === undefined ? undefined : valueAt(manifest, from);
      if (from === undefined || (typeof original !== 'number' && typeof original !== 'string')) continue;
      if (original === fact.value) continue;
      const place = at(`/facts/${escapeKey(name)}/value`, 'literal');
      yield { place, args: { value: String(fact.value), from, original }, suggestion: JSON.stringify(original) };
    }
  },
};
