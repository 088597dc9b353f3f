import { escapeKey } from '../../../model/read/pointer.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/** Returns the key that a fact's format requires, if it is missing or its value has the wrong type. */
function missing(fact: Raw, format: string): string | undefined {
  const { value } = fact;
  if (textAt(fact, 'from') === undefined && value === undefined) return 'value';
  if (value !== undefined && (typeof value === 'string') !== (format === 'text')) return 'value';
  if (format === 'range' && value !== null && typeof fact.to !== 'number') return 'to';
  return format === 'measure' && textAt(fact, 'unit') === undefined ? 'unit' : undefined;
}

/** A fact has the values that its format requires. */
export const rule: Rule = {
  code: 'fact/incomplete',
  severity: 'error',
  *check({ manifest, at }) {
    for (const [name, fact] of Object.entries(objectAt(manifest, 'facts'))) {
      const format = isRaw(fact) ? textAt(fact, 'format') : undefined;
      if (!isRaw(fact) || format === undefined) continue;
      const key = missing(fact, format);
      if (key === undefined) continue;
      const pointer = `/facts/${escapeKey(name)}`;
      const place = Object.hasOwn(fact, key) ? at(`${pointer}/${key}`) : at(pointer, 'key');
      yield { place, args: { name, missing: key, format } };
    }
  },
};
