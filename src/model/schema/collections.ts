import type { Schema } from './schemas.ts';

/**
 * A part of the manifest with entries that other parts refer to: a property of the site's schema with `x-collection`.
 */
interface Collection {
  /** Its key in the manifest. */
  key: string;
  /** Kind of the strings that refer to an entry (`x-kind`). */
  kind: string;
  /** Whether entries are identified by their keys; otherwise they are in a list, with an `id`. */
  isNamedByKey: boolean;
  /** Whether entries are shown even without a reference. */
  isListed: boolean;
}

/** Returns the collections declared in the schema of the site, in its order. */
export function collectionsOf({ properties = {} }: Schema): Collection[] {
  return Object.entries(properties).flatMap(([key, { type, 'x-collection': declared }]) =>
    declared
      ? [{ key, kind: declared.kind, isNamedByKey: type === 'object', isListed: declared.isListed ?? false }]
      : [],
  );
}

/** Returns the parts of the manifest whose values have dotted names between braces. */
export function namedPartsOf({ properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((key) => properties[key]?.['x-named']);
}
