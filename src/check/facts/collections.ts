import { join } from '../../model/read/pointer.ts';
import type { LocateTarget } from '../../model/read/source.ts';
import { entriesAt, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import type { SiteParts, StringUse } from './site-parts.ts';

/** Collection of the manifest that each kind of reference names an entry of. */
export const COLLECTIONS: Readonly<Record<string, string>> = {
  plan: 'plans',
  'backlink-pack': 'backlinkPacks',
  testimonial: 'testimonials',
  'portfolio-item': 'portfolio',
  chain: 'chains',
  popup: 'popups',
  service: 'services',
  form: 'forms',
};

/** Whether the entries of a collection are named by their keys; in the others they stand in a list, each with its `id`. */
export function isNamedByKey(collection: string): boolean {
  return collection === 'forms';
}

/** An entry of a collection by the name that others call it by. */
export interface NamedEntry {
  id: string;
  value: Raw;
  /** Where the name stands. */
  pointer: string;
  target?: LocateTarget;
}

/** The entries of a collection that have a name. */
export function namedEntries(manifest: Raw, collection: string): NamedEntry[] {
  if (isNamedByKey(collection)) {
    const entries = objectAt(manifest, collection);
    return Object.keys(entries).map((id) => {
      return { id, value: objectAt(entries, id), pointer: join(`/${collection}`, id), target: 'key' };
    });
  }
  return entriesAt(manifest, collection).flatMap(({ value, pointer }) => {
    const id = textAt(value, 'id');
    return id === undefined ? [] : [{ id, value, pointer: `${pointer}/id` }];
  });
}

/** Parts of the manifest that hold what goes by a name of its own. */
export const NAMING_PARTS: readonly string[] = [...Object.values(COLLECTIONS), 'facts'];

/** Whether a part stands in the manifest, in whatever form and under a key that is at least near. */
export function hasPart({ manifest, written }: Pick<SiteParts, 'manifest' | 'written'>, part: string): boolean {
  return Object.hasOwn(written, part) || Object.hasOwn(manifest, part);
}

/** Whether a dotted name asks for something of a part that is not there: the part is what is reported. */
export function isOfMissingPart(name: string, site: Pick<SiteParts, 'manifest' | 'written'>): boolean {
  const [part = '', ...rest] = name.split('.');
  return rest.length > 0 && NAMING_PARTS.includes(part) && !hasPart(site, part);
}

/** The places where others call by its identifier the unknown entry that a dotted name asks for; none of a known one. */
export function callsOfUnknownEntry(
  name: string,
  { manifest, ofKind }: Pick<SiteParts, 'manifest' | 'ofKind'>,
): StringUse[] {
  const [part = '', id = ''] = name.split('.');
  const kind = Object.keys(COLLECTIONS).find((key) => COLLECTIONS[key] === part);
  if (kind === undefined) return [];
  const isEntry = namedEntries(manifest, part).some((entry) => entry.id === id);
  return isEntry ? [] : ofKind(kind).filter(({ value }) => value === id);
}
