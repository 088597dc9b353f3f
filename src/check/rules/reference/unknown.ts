import { textsAt } from '../../../model/read/values.ts';
import { schemaNamed, titleOfKey } from '../../../model/schema/schemas.ts';
import { nearest } from '../../../text/nearest.ts';
import { hasPart, namedEntries, placesOfIgnoredEntries } from '../../site-index/collections.ts';
import { placesOfMissingPart } from '../../site-index/missing-parts.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import { atUses } from '../at-uses.ts';
import type { Finding, Rule } from '../rule.ts';

const listed = (names: Iterable<string>) => [...new Set(names)].join(', ') || '-';

/** Returns the key of a list in `schema`, and its French title. */
const named = (collection: string, schema = 'site') => ({
  collection,
  collectionTitle: titleOfKey(collection, schemaNamed(schema)),
});

function* unknownEntries(site: SiteIndex): Generator<Finding> {
  for (const [collection, found] of site.unresolvedEntries) {
    const entries = [...namedEntries(site.manifest, collection), ...namedEntries(site.written, collection)];
    const missing = hasPart(site, collection) ? [] : placesOfMissingPart(collection, site);
    for (const one of found) {
      yield* atUses(one, {
        subject: `${collection} ${one.name}`,
        args: { typed: one.name, ...named(collection), known: listed(entries.map(({ id }) => id)) },
        correct: () => one.near,
        causes: [...missing, ...placesOfIgnoredEntries(collection, site)],
      });
    }
  }
}

function* unknownTexts({ unresolvedTexts, sources }: SiteIndex): Generator<Finding> {
  const known = [...sources.markdown.keys()].slice(0, 5).map((name) => `${name}.md`);
  for (const one of unresolvedTexts) {
    yield* atUses(one, {
      subject: `content ${one.name}`,
      args: { typed: one.uses[0].value, ...named('content'), known: listed(known) },
      correct: () => one.near && `${one.near}.md`,
    });
  }
}

/** Yields the entries of `help` that are not guides of their chain. The guides themselves have a rule of their own. */
function* unknownGuides({ ofKind, shapeErrors, chains, guidePlaces }: SiteIndex): Generator<Finding> {
  for (const { value: typed, holder, key, pointer, locate } of ofKind('article')) {
    const ofChain = pointer.replace(/help\/\d+$/, 'articles');
    if (key !== 'help' || !Array.isArray(holder.articles) || shapeErrors.refused.has(ofChain)) continue;
    const names = textsAt(holder, 'articles').map(({ text }) => text);
    if (names.includes(typed)) continue;
    const args = { typed, ...named('articles', 'chain'), known: listed(names) };
    const causes = chains.flatMap(({ hub }) => guidePlaces.get(`${hub}/${typed}`) ?? []);
    yield { place: locate(), args, suggestion: nearest(typed, names), causes };
  }
}

/** References lead to existing entries. */
export const rule: Rule = {
  code: 'reference/unknown',
  severity: 'error',
  subsumedBy: ['schema/*', 'reference/missing-part', 'chain/lost-guide'],
  *check(site) {
    yield* unknownEntries(site);
    yield* unknownTexts(site);
    yield* unknownGuides(site);
  },
};
