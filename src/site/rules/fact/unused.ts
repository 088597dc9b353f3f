import { objectAt } from '../context/values.ts';
import { escapeKey } from '../../read/pointer.ts';
import type { Rule } from '../rule.ts';

/** Every fact is said somewhere. */
export const rule: Rule = {
  code: 'fact/unused',
  severity: 'warning',
  *check({ manifest, names, strings, isMentioned, at }) {
    const used = new Set(names.map(({ name }) => name));
    // A fact that another one copies is used.
    for (const { kind, value } of strings) if (kind === 'value-path') used.add(value.split('.').slice(0, 2).join('.'));
    for (const name of Object.keys(objectAt(manifest, 'facts'))) {
      if (!used.has(`facts.${name}`) && !isMentioned(`facts.${name}`)) yield { place: at(`/facts/${escapeKey(name)}`, 'key'), args: { name } };
    }
  },
};
