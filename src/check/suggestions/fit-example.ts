import { get, keysOf } from '../../model/read/pointer.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import type { SiteIds } from './site-ids.ts';

/** Returns the extension of a file name or the anchor of a link, which a substitute should share. */
function suffixOf(value: string): string {
  return /#.*$|\.\w+$/.exec(value)?.[0] ?? '';
}

/** Returns an id of the site instead of one that it lacks; different ones for the items of a list. */
function substitute(value: string, known: readonly string[], index: number): string {
  const alike = known.filter((one) => suffixOf(one) === suffixOf(value));
  const from = alike.length > 0 ? alike : known;
  return from[index % from.length] ?? value;
}

function setAt(document: unknown, pointer: string, value: unknown): void {
  const holder = get(document, pointer.slice(0, pointer.lastIndexOf('/'))) as Record<string, unknown>;
  const last = keysOf(pointer).at(-1);
  if (last !== undefined) holder[last] = value;
}

/** Copies the example of a schema, with references replaced by ids of this site, if it has any. */
export function fitExample<T>(example: T, schema: Schema, ids: SiteIds): T {
  const fitted = structuredClone(example);
  let missing = 0;
  for (const { value, kind, pointer } of visitStrings({ value: example, schema })) {
    const known = ids[kind] ?? [];
    if (known.length === 0 || known.includes(value) || (kind === 'link' && !/^[/#]/.test(value))) continue;
    setAt(fitted, pointer, substitute(value, known, missing));
    missing += 1;
  }
  return fitted;
}
