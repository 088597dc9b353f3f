import type { Place } from '../../diagnostics/diagnostic.ts';
import { join, keysOf } from '../../model/read/pointer.ts';
import { isRaw, type Raw, textAt } from '../../model/read/values.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { type Described, visit } from '../../model/schema/visit.ts';
import type { SiteIndex } from './site-index.ts';

/** Returns the name of an entry for authors: its kind, and its own name. */
export function nameForAuthors(value: Raw, kind: string): string {
  const own = ['name', 'title', 'label', 'heading', 'question', 'id', 'companyName']
    .map((key) => textAt(value, key))
    .find(Boolean);
  return own && own !== kind ? `${kind} (${own})` : kind;
}

/**
 * Returns the key of an entry, or of the list that contains it. Keys are used because the schemas only have French
 * names of kinds.
 */
export function keyOf(pointer: string, file: string): string {
  return keysOf(pointer).findLast((key) => !/^\d+$/.test(key)) ?? file;
}

/** Creates a function that finds the placeholder mark of an object around a place; empty if there is none. */
export function markerFinder({ sources }: Pick<SiteIndex, 'sources'>): (place: Place) => Place[] {
  const documents = [sources.manifest, ...sources.markdown.values()];
  const byFile = new Map(documents.map((document) => [document.path, document]));
  return ({ file, pointer = '' }) => {
    const document = byFile.get(file);
    let value = document?.data;
    let at = '';
    for (const key of [...keysOf(pointer), '']) {
      if (isRaw(value) && value.placeholder === true) {
        const marker = document?.locate(join(at, 'placeholder'), 'key');
        return marker ? [marker] : [];
      }
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [];
      value = (value as Record<string, unknown>)[key];
      at = join(at, key);
    }
    return [];
  };
}

/** Yields the values of the manifest that may be unknown, because their schema allows `null`. */
export function* optionalValues({ manifest, sources }: SiteIndex): Generator<Described> {
  for (const at of visit({ value: manifest, schema: siteSchema(sources.ownBlocks) })) {
    if ([at.schema.type].flat().includes('null')) yield at;
  }
}
