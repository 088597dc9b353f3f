import type { Schema } from './schemas.ts';

/** A part of the manifest that holds entries which others name: a property of the site's schema with `x-collection`. */
export interface Collection {
  /** Its key in the manifest. */
  key: string;
  /** Kind of the strings that name an entry (`x-kind`). */
  kind: string;
  /** Whether entries are named by their keys; else each stands in a list, with its `id`. */
  isNamedByKey: boolean;
  /** Whether entries are shown without being named. */
  isListed: boolean;
}

/** The collections that the schema of the site declares, in its order. */
export function collectionsOf({ properties = {} }: Schema): Collection[] {
  return Object.entries(properties).flatMap(([key, { type, 'x-collection': declared }]) =>
    declared
      ? [{ key, kind: declared.kind, isNamedByKey: type === 'object', isListed: declared.isListed ?? false }]
      : [],
  );
}

/** The parts of the manifest whose values go by dotted names between braces. */
export function namedPartsOf({ properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((key) => properties[key]?.['x-named']);
}
