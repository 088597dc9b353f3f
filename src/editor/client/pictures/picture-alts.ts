import type { Json } from '../../../edit/json-operation.ts';
import { get, join, keysOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { keptAlt } from './kept-alts.ts';
import type { SitePicture } from './site-pictures.ts';

const holderOf = (pointer: string) => keysOf(pointer).slice(0, -1).reduce<string>(join, '');

/** Pointers of the alternative texts of a picture in the manifest: those of the objects that name it as their source. */
export function altPointers(
  { uses }: Pick<SitePicture, 'uses'>,
  schema: Schema | undefined,
  manifest: Json | undefined,
): string[] {
  return uses.flatMap(({ file, pointer = '' }) => {
    if (file !== 'manifest' || !pointer.endsWith('/source')) return [];
    const holder = holderOf(pointer);
    const isText = schema && schemaAt(schema, manifest, holder)?.properties?.alt;
    return isText ? [join(holder, 'alt')] : [];
  });
}

/** The alternative text that is proposed for another use of a picture. */
export function proposedAlt(picture: SitePicture, schema: Schema | undefined, manifest: Json | undefined): string {
  const alts = altPointers(picture, schema, manifest).map((pointer) => get(manifest, pointer));
  const used = alts.find((alt): alt is string => typeof alt === 'string' && alt !== '');
  return used ?? keptAlt(picture.file);
}
