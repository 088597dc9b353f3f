import { isRaw, listAt, type Raw, textAt } from '../../model/read/values.ts';
import { byCount } from './by-count.ts';
import { COLLECTIONS, isNamedByKey } from './collections.ts';
import type { SiteParts } from './site-parts.ts';

/** Identifiers that the site asks a collection for in vain, the most wanted first. */
function wantedIds({ ofKind }: SiteParts, collection: string, known: ReadonlySet<string>): string[] {
  const kinds = Object.entries(COLLECTIONS).flatMap(([kind, name]) => (name === collection ? [kind] : []));
  const copied = ofKind('value-path').flatMap(({ value }) => {
    const [part, id] = value.split('.');
    return part === collection && id !== undefined ? [id] : [];
  });
  return byCount([...ofKind(...kinds).map(({ value }) => value), ...copied].filter((id) => !known.has(id)));
}

function idOf(entry: unknown): string | undefined {
  return isRaw(entry) ? textAt(entry, 'id') : undefined;
}

/** The collections whose entries have lost identifiers, with those that the rest of the site asks for in vain. */
export function guessIds(facts: SiteParts): Raw {
  const { manifest, written } = facts;
  const filled: Record<string, unknown> = {};
  for (const collection of new Set(Object.values(COLLECTIONS))) {
    if (isNamedByKey(collection)) continue;
    const entries = listAt(manifest, collection);
    // What is no list at all has as many entries as are asked for.
    const isList = Array.isArray(manifest[collection]) || !Object.hasOwn(written, collection);
    if (isList && entries.every((entry) => idOf(entry) !== undefined)) continue;
    const wanted = wantedIds(facts, collection, new Set(entries.flatMap((entry) => idOf(entry) ?? [])));
    if (wanted.length === 0) continue;
    const nameless: unknown[] = isList ? entries : Array.from(wanted);
    filled[collection] = nameless.map((entry) => {
      if (idOf(entry) !== undefined) return entry;
      const id = wanted.shift();
      return id === undefined ? entry : { ...(isRaw(entry) ? entry : {}), id };
    });
  }
  return filled;
}
