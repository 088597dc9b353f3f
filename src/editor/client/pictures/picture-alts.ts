import type { Json } from '../../../edit/json-operation.ts';
import { get, join, parentOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { keptAlt } from './kept-alts.ts';
import type { SitePicture } from './site-pictures.ts';

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
