import type { Json } from '../../../edit/json-operation.ts';
import { get, join, parentOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { isRecord } from '../../../text/is-record.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { storageSiteId, tryTo } from '../state/kept-queue.ts';
import type { SitePicture } from './site-pictures.ts';

const key = () => `vitrine-edit-alts:${storageSiteId()}`;

/** Returns the kept alternative texts by file; none if the browser does not allow storage. */
function read(): Record<string, unknown> {
  const value: unknown = tryTo(() => JSON.parse(localStorage.getItem(key()) ?? '{}'));
  return isRecord(value) ? value : {};
}

/** Keeps the alternative text of a picture, to propose it at its next use. */
export function keepAlt(file: string, alt: string): void {
  const { [file]: _, ...others } = read();
  tryTo(() => localStorage.setItem(key(), JSON.stringify(alt ? { ...others, [file]: alt } : others)));
}

/** Returns the last alternative text of a picture; empty if none is kept. */
export function keptAlt(file: string): string {
  const alt = read()[file];
  return typeof alt === 'string' ? alt : '';
}

/** Returns the pointers of a picture's alternative texts in the manifest. */
export function altPointers(
  { uses }: Pick<SitePicture, 'uses'>,
  schema: Schema | undefined,
  manifest: Json | undefined,
): string[] {
  return uses.flatMap(({ file, pointer = '' }) => {
    if (file !== 'manifest' || !pointer.endsWith('/source')) return [];
    const holder = parentOf(pointer);
    const isText = schema && schemaAt(schema, manifest, holder)?.properties?.alt;
    return isText ? [join(holder, 'alt')] : [];
  });
}

/** Returns the alternative text to propose for another use of a picture. */
export function proposedAlt(picture: SitePicture, schema: Schema | undefined, manifest: Json | undefined): string {
  const alts = altPointers(picture, schema, manifest).map((pointer) => get(manifest, pointer));
  const used = alts.find((alt): alt is string => typeof alt === 'string' && alt !== '');
  return used ?? keptAlt(picture.file);
}
