import { textsAt } from '../../../model/read/values.ts';
import { nearest } from '../../../text/nearest.ts';
import { hasPart, namedEntries, placesOfLostEntries } from '../../facts/collections.ts';
import { placesOfMissingPart } from '../../facts/missing-parts.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import { atUses } from '../at-uses.ts';
import type { Finding, Rule } from '../rule.ts';

const listed = (names: Iterable<string>) => [...new Set(names)].join(', ') || '-';

function* unknownEntries(facts: SiteFacts): Generator<Finding> {
  for (const [collection, found] of facts.unresolvedEntries) {
    const entries = [...namedEntries(facts.manifest, collection), ...namedEntries(facts.written, collection)];
    const missing = hasPart(facts, collection) ? [] : placesOfMissingPart(collection, facts);
    for (const one of found) {
      yield* atUses(one, {
        subject: `${collection} ${one.name}`,
        args: { typed: one.name, collection, known: listed(entries.map(({ id }) => id)) },
        correct: () => one.near,
        causes: [...missing, ...placesOfLostEntries(collection, facts)],
      });
    }
  }
}

function* unknownTexts({ unresolvedTexts, sources }: SiteFacts): Generator<Finding> {
  const known = [...sources.markdown.keys()].slice(0, 5).map((name) => `${name}.md`);
  for (const one of unresolvedTexts) {
    yield* atUses(one, {
      subject: `content ${one.name}`,
      args: { typed: one.uses[0].value, collection: 'content', known: listed(known) },
      correct: () => one.near && `${one.near}.md`,
    });
  }
}

/** Guides that end with the help block are guides of the chain; guides themselves have a rule of their own. */
function* unknownGuides({ ofKind, formErrors, chains, guidePlaces }: SiteFacts): Generator<Finding> {
  for (const { value: typed, holder, key, pointer, locate } of ofKind('article')) {
    const ofChain = pointer.replace(/help\/\d+$/, 'articles');
    if (key !== 'help' || !Array.isArray(holder.articles) || formErrors.refused.has(ofChain)) continue;
    const names = textsAt(holder, 'articles').map(({ text }) => text);
    if (names.includes(typed)) continue;
    const args = { typed, collection: 'articles', known: listed(names) };
    const causes = chains.flatMap(({ hub }) => guidePlaces.get(`${hub}/${typed}`) ?? []);
    yield { place: locate(), args, suggestion: nearest(typed, names), causes };
  }
}

/** References lead to existing entries. */
export const rule: Rule = {
  code: 'reference/unknown',
  severity: 'error',
  subsumedBy: ['schema/*', 'reference/missing-part', 'chain/lost-guide'],
  *check(facts) {
    yield* unknownEntries(facts);
    yield* unknownTexts(facts);
    yield* unknownGuides(facts);
  },
};
