import { escapeKey } from '../../read/pointer.ts';
import { objectAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';
import { suggestName } from './unknown.ts';

/** Every fact is said somewhere. */
export const rule: Rule = {
  code: 'fact/unused',
  severity: 'warning',
  *check({ manifest, written, names, ofKind, documents, sources, knownNames, isKnown, at }) {
    const used = new Set(names.map(({ name }) => name));
    // A fact that another one copies is used.
    for (const { value } of ofKind('value-path')) used.add(value.split('.').slice(0, 2).join('.'));
    // A name that is misspelt, or that lacks a brace, is reported where it stands.
    const lost = names.filter(({ name, allowed }) => !allowed?.includes(name) && !isKnown(name));
    const known = lost.length > 0 ? knownNames() : [];
    const misspelt = new Set(lost.flatMap(({ name }) => suggestName(name, known) ?? []));
    const isWritten = (pattern: RegExp) =>
      pattern.test(sources.manifest.file.text) || documents.some(({ text }) => pattern.test(text));
    const isMeant = (name: string) => misspelt.has(`facts.${name}`) || isWritten(new RegExp(`facts\\.${name}(?!\\w)`));
    for (const name of Object.keys(objectAt(manifest, 'facts'))) {
      // A name of the wrong form is reported as such.
      if (!Object.hasOwn(objectAt(written, 'facts'), name)) continue;
      if (!used.has(`facts.${name}`) && !isMeant(name))
        yield { place: at(`/facts/${escapeKey(name)}`, 'key'), args: { name } };
    }
  },
};
