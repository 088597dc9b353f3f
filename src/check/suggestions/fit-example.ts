import { isPictureFile } from '../../model/pictures/picture-file.ts';
import { get, keysOf, parentOf } from '../../model/read/pointer.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import { isRecord } from '../../text/is-record.ts';
import type { SiteIds } from './site-ids.ts';

/** Returns the extension of a file name or the anchor of a link, which a substitute should share. */
function suffixOf(value: string): string {
  return /#.*$|\.\w+$/.exec(value)?.[0] ?? '';
}

/**
 * Returns an id of the site in place of one that it lacks. Each `index` selects a different one, as far as possible.
 */
function substitute(value: string, known: readonly string[], index: number): string {
  const folder = value.slice(0, value.lastIndexOf('/') + 1);
  const ofKind = isPictureFile(value) ? known.filter(isPictureFile) : known;
  const alike = ofKind.filter((one) => suffixOf(one) === suffixOf(value));
  const near = alike.filter((one) => one.startsWith(folder));
  const from = [near, alike, ofKind].find((list) => list.length > 0) ?? [];
  return from[index % from.length] ?? value;
}

function setAt(document: unknown, pointer: string, value: unknown): void {
  const holder = get(document, parentOf(pointer)) as Record<string, unknown>;
  const last = keysOf(pointer).at(-1);
  if (last !== undefined) holder[last] = value;
}

/** Returns the size of a picture of the site, in pixels. */
export type SizeOf = (file: string) => { width: number; height: number } | undefined;

/** Fits the values next to the file of a picture to this file: its size, if it is known, and no variants. */
function fitPicture(picture: Record<string, unknown>, size: ReturnType<SizeOf>): void {
  delete picture.variants;
  if (picture.width === undefined) return;
  if (size) Object.assign(picture, { width: Math.round(size.width), height: Math.round(size.height) });
  else {
    delete picture.width;
    delete picture.height;
  }
}

/** Copies the example of a schema, with references replaced by ids of this site, if it has any. */
export function fitExample<T>(example: T, schema: Schema, ids: SiteIds, sizeOf: SizeOf = () => undefined): T {
  const fitted = structuredClone(example);
  let missing = 0;
  for (const { value, kind, pointer, key } of visitStrings({ value: example, schema })) {
    const known = ids[kind] ?? [];
    if (known.length === 0 || known.includes(value) || (kind === 'link' && !/^[/#]/.test(value))) continue;
    if (get(fitted, pointer) === undefined) continue;
    const found = substitute(value, known, missing);
    if (found === value) continue;
    setAt(fitted, pointer, found);
    missing += 1;
    const holder = get<unknown>(fitted, parentOf(pointer));
    if (kind === 'media' && key === 'source' && isRecord(holder)) fitPicture(holder, sizeOf(found));
  }
  return fitted;
}
