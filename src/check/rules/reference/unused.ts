import { callsOf, DECLARED, namedEntries } from '../../site-index/collections.ts';
import type { Rule } from '../rule.ts';

/** Every entry of a collection, such as a plan or a testimonial, is shown by a page that refers to it. */
export const rule: Rule = {
  code: 'reference/unused',
  severity: 'note',
  subsumedBy: ['schema/*', 'reference/missing-part', 'reference/unknown', 'fact/unknown', 'fact/unknown-source'],
  *check(site) {
    const { manifest, written, at, placesHiding } = site;
    for (const { kind, key: collection, isListed } of DECLARED) {
      if (isListed) continue;
      const entries = namedEntries(manifest, collection);
      const known = new Set([...entries, ...namedEntries(written, collection)].map(({ id }) => id));
      const calls = callsOf(kind, collection, site);
      const called = new Set(calls.map(({ id }) => id));
      // A reference to a missing entry may be a misspelt reference to this one.
      const unknownCalls = calls.flatMap(({ id, locate }) => (known.has(id) ? [] : [locate()]));
      for (const { id, pointer, target } of entries) {
        if (called.has(id)) continue;
        const causes = [...placesHiding, ...unknownCalls, ...site.placesHolding(id)];
        yield { place: at(pointer, target), args: { id, collection }, causes };
      }
    }
  },
};
