import { join, keysOf } from '../read/pointer.ts';
import type { SourceDocument, Sources } from '../read/source.ts';
import type { Mends } from './mend.ts';

/** Keys as they were typed, by the pointer that they have once mended (their parents' keys as typed). */
function typedKeys(mends: Mends): Map<string, string> {
  const typed = new Map<string, string>();
  for (const [pointer, mend] of mends) {
    if (typeof mend === 'string' || !('key' in mend)) continue;
    const key = keysOf(pointer).at(-1) ?? '';
    typed.set(join(pointer.slice(0, pointer.lastIndexOf('/')), mend.key), key);
  }
  return typed;
}

/** A document that is asked for places as it reads when mended, and answers where they were typed. */
function withTypedPlaces<T extends SourceDocument>(document: T, mends: Mends): T {
  const typed = typedKeys(mends);
  if (typed.size === 0) return document;
  const asTyped = (pointer: string): string => {
    let at = '';
    let value = document.data;
    for (const key of keysOf(pointer)) {
      const parts = Object(value) as Record<string, unknown>;
      const name = Object.hasOwn(parts, key) ? key : (typed.get(join(at, key)) ?? key);
      at = join(at, name);
      value = parts[name];
    }
    return at;
  };
  const places: Pick<SourceDocument, 'locate' | 'locateWithin'> = {
    locate: (pointer, target) => document.locate(asTyped(pointer), target),
    locateWithin: (pointer, start, length) => document.locateWithin(asTyped(pointer), start, length),
  };
  return Object.assign(Object.create(document) as T, places);
}

/** The sources, with the places of what stands below a misspelt key: rules know the key by the name that was meant. */
export function locateAsTyped(sources: Sources, mends: ReadonlyMap<string, Mends>): Sources {
  const placed = <T extends SourceDocument>(document: T): T => {
    const own = mends.get(document.file.path);
    return own ? withTypedPlaces(document, own) : document;
  };
  if (mends.size === 0) return sources;
  return {
    ...sources,
    manifest: placed(sources.manifest),
    markdown: new Map([...sources.markdown].map(([name, document]) => [name, placed(document)])),
  };
}
