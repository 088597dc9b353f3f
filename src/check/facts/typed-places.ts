import { join, keysOf } from '../../model/read/pointer.ts';
import type { SourceDocument, Sources } from '../../model/read/source.ts';
import type { Recoveries } from './recovery.ts';

/** Keys as they were typed, by the pointer that they have once recovered (their parents' keys as typed). */
function typedKeys(recoveries: Recoveries): Map<string, string> {
  const typed = new Map<string, string>();
  for (const [pointer, recovery] of recoveries) {
    if (typeof recovery === 'string' || !('key' in recovery)) continue;
    const key = keysOf(pointer).at(-1) ?? '';
    typed.set(join(pointer.slice(0, pointer.lastIndexOf('/')), recovery.key), key);
  }
  return typed;
}

/** A document that is asked for places as it reads when recovered, and answers where they were typed. */
function withTypedPlaces<T extends SourceDocument>(document: T, recoveries: Recoveries): T {
  const typed = typedKeys(recoveries);
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
    locateWithin: (pointer, range) => document.locateWithin(asTyped(pointer), range),
  };
  return Object.assign(Object.create(document) as T, places);
}

/** The sources, with the places of what stands below a misspelt key: rules know the key by the name that was meant. */
export function locateAsTyped(sources: Sources, recoveries: ReadonlyMap<string, Recoveries>): Sources {
  const placed = <T extends SourceDocument>(document: T): T => {
    const own = recoveries.get(document.file.path);
    return own ? withTypedPlaces(document, own) : document;
  };
  if (recoveries.size === 0) return sources;
  return {
    ...sources,
    manifest: placed(sources.manifest),
    markdown: new Map([...sources.markdown].map(([name, document]) => [name, placed(document)])),
  };
}
