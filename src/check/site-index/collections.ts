import type { Place } from '../../diagnostics/diagnostic.ts';
import type { LocateTarget } from '../../model/read/document.ts';
import { get, join, keysOf, parentOf } from '../../model/read/pointer.ts';
import { entriesAt, isRaw, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { collectionsOf, namedPartsOf } from '../../model/schema/collections.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { placesOfMissingKey, type ShapeErrors } from './shape-errors.ts';
import type { SiteParts, StringUse } from './site-parts.ts';

/** The collections of the manifest, as its schema declares them. */
export const DECLARED = collectionsOf(schemaNamed('site'));

/** Key of the collection that each kind of reference refers to. */
export const COLLECTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  DECLARED.map(({ kind, key }) => [kind, key]),
);

/** Parts of the manifest whose values have dotted names, which texts use between braces. */
export const NAMED_PARTS: readonly string[] = namedPartsOf(schemaNamed('site'));

/**
 * Whether the entries of a collection are identified by their keys; in other collections they are in a list, with an
 * `id`.
 */
function isNamedByKey(collection: string): boolean {
  return DECLARED.some(({ key, isNamedByKey: byKey }) => byKey && key === collection);
}

/** Whether a pointer leads to the price text of a collection entry. */
export function isPriceOfEntry(pointer: string): boolean {
  const [collection, index = '', key] = keysOf(pointer);
  return key === 'price' && /^\d+$/.test(index) && NAMING_PARTS.includes(collection ?? '');
}

/** Returns the entry that contains the value at a pointer, if its collection is a list. */
export function entryAround(pointer: string, manifest: Raw): Raw | undefined {
  const [collection = '', index = ''] = keysOf(pointer);
  const entry = DECLARED.some(({ key }) => key === collection) && get<unknown>(manifest, `/${collection}/${index}`);
  return isRaw(entry) && !isNamedByKey(collection) ? entry : undefined;
}

/** An entry of a collection, by its name in references. */
interface NamedEntry {
  id: string;
  value: Raw;
  /** Pointer of the name. */
  pointer: string;
  target?: LocateTarget;
}

/** Returns the entries of a collection that have a name. */
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

/**
 * Returns the places of shape errors because of which a collection lacks an entry, or an entry lacks its name. An
 * unknown reference may refer to such an entry.
 * @param key the key with the name of an entry
 */
export function placesOfIgnoredEntries(
  collection: string,
  { manifest, shapeErrors }: Pick<SiteParts, 'manifest' | 'shapeErrors'>,
  key = 'id',
): Place[] {
  const entries = manifest[collection];
  if (isNamedByKey(collection) && isRaw(entries)) return placesOfLostNames(`/${collection}`, shapeErrors);
  if (!Array.isArray(entries)) return placesOfMissingKey('', collection, shapeErrors);
  return entries.flatMap((entry: unknown, index) => {
    const isNamed = isRaw(entry) && textAt(entry, key) !== undefined;
    return isNamed ? [] : placesOfMissingKey(`/${collection}/${index}`, key, shapeErrors);
  });
}

/** Returns the places of an object's keys that are wrong, or have wrong values. */
function placesOfLostNames(pointer: string, { refused, unknownKeys }: ShapeErrors): Place[] {
  const isMember = (other: string) => parentOf(other) === pointer;
  const values = [...refused].flatMap(([other, place]) => (isMember(other) ? [place] : []));
  return [...values, ...(unknownKeys.get(pointer) ?? [])];
}

/** Parts of the manifest whose entries have names. */
export const NAMING_PARTS: readonly string[] = DECLARED.map(({ key }) => key);

/** Whether the manifest has a part, even one with a wrong shape. */
export function hasPart({ manifest, written }: Pick<SiteParts, 'manifest' | 'written'>, part: string): boolean {
  return Object.hasOwn(written, part) || Object.hasOwn(manifest, part);
}

/** Whether a dotted name refers to a missing part. The part is then reported instead of the name. */
export function isOfMissingPart(name: string, site: Pick<SiteParts, 'manifest' | 'written'>): boolean {
  const [part = '', ...rest] = name.split('.');
  return rest.length > 0 && NAMING_PARTS.includes(part) && !hasPart(site, part);
}

/** Returns the places of other references to the unknown entry in a dotted name; empty if the entry is known. */
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

/** A reference to an entry of a collection from a block, a name between braces or a fact. */
interface Call {
  id: string;
  locate(): Place;
}

/** Returns all references to the entries of a collection. */
export function callsOf(
  kind: string,
  collection: string,
  { ofKind, names }: Pick<SiteParts, 'ofKind' | 'names'>,
): Call[] {
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
