import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { Raw } from '../../../model/read/values.ts';
import { COLLECTIONS, namedEntries } from '../../facts/collections.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';

/** Kinds of entries that nothing shows but what calls them by name; services are listed all, chains have their pages. */
const SHOWN_BY_NAME = ['plan', 'backlink-pack', 'testimonial', 'portfolio-item', 'popup', 'form'];

/** Where blocks, names between braces or facts call an entry of a collection. */
interface Call {
  id: string;
  locate(): Place;
}

function callsOf(kind: string, collection: string, { ofKind, names }: SiteFacts): Call[] {
  const dotted = (name: string, locate: () => Place): Call[] => {
    const [part, id] = name.split('.');
    return part === collection && id !== undefined ? [{ id, locate }] : [];
  };
  return [
    ...ofKind(kind).map(({ value, locate }) => ({ id: value, locate })),
    ...names.flatMap(({ name, locate }) => dotted(name, locate)),
    ...ofKind('value-path').flatMap(({ value, locate }) => dotted(value, locate)),
  ];
}

function idsOf(manifest: Raw, collection: string): string[] {
  return namedEntries(manifest, collection).map(({ id }) => id);
}

/**
 * Places of names that are called in vain: each was perhaps meant for what nothing calls, or what it names calls that.
 * Nothing where an entry is there whose form is wrong.
 */
function callsInVain(facts: SiteFacts): Place[] | undefined {
  const places: Place[] = [];
  for (const [kind, collection] of Object.entries(COLLECTIONS)) {
    const known = new Set(idsOf(facts.manifest, collection));
    const misformed = new Set(idsOf(facts.written, collection));
    for (const { id, locate } of callsOf(kind, collection, facts)) {
      if (known.has(id)) continue;
      if (misformed.has(id) || facts.formErrors.refused.has(`/${collection}`)) return undefined;
      places.push(locate());
    }
  }
  return places;
}

/** Every plan, testimonial and the like is shown somewhere: whoever adds one has to name it in a page too. */
export const rule: Rule = {
  code: 'reference/unused',
  severity: 'note',
  subsumedBy: ['schema/*', 'reference/missing-part', 'reference/unknown', 'fact/unknown', 'fact/unknown-source'],
  *check(facts) {
    const { manifest, at } = facts;
    const inVain = callsInVain(facts);
    if (inVain === undefined) return;
    const causes = [...facts.placesHiding, ...inVain];
    for (const kind of SHOWN_BY_NAME) {
      const collection = COLLECTIONS[kind] ?? '';
      const called = new Set(callsOf(kind, collection, facts).map(({ id }) => id));
      for (const { id, pointer, target } of namedEntries(manifest, collection)) {
        if (called.has(id)) continue;
        yield {
          place: at(pointer, target),
          args: { id, collection },
          causes: [...causes, ...facts.placesOfUnread(id)],
        };
      }
    }
  },
};
