import type { Json } from '../../../edit/json-operation.ts';
import { get, join } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { FieldOperation } from '../../protocol.ts';
import type { SitePicture } from './site-pictures.ts';

/** Sizes in pixels that a picture is declared with. A drawing has none of its own, so that a declared width stays. */
function sizesOf({ file, width, height }: SitePicture, declared: Json | undefined) {
  if (!width || !height) return {};
  const isScaled = file.endsWith('.svg') && typeof declared === 'number';
  const wide = isScaled ? declared : Math.max(1, Math.round(width));
  return { width: wide, height: Math.max(1, Math.round((wide * height) / width)) };
}

interface PictureChoice {
  /** The document that pointers are counted in. */
  data: Json | undefined;
  /** Of the object that holds the picture, and its schema. */
  pointer: string;
  schema: Schema;
  picture: SitePicture;
  /** Alternative text; absent if it stays as it is. */
  alt?: string;
}

/** What has an object show another picture: all that is written of a picture, as far as the schema has it. */
export function pictureOperations({ data, pointer, schema, picture, alt }: PictureChoice): FieldOperation[] {
  const { width, height } = sizesOf(picture, get(data, join(pointer, 'width')));
  const { file: source, variants } = picture;
  const values: Record<string, Json | undefined> = {
    source,
    ...(alt === undefined ? {} : { alt }),
    width,
    height,
    variants: variants.length > 0 ? variants : undefined,
  };
  return Object.entries(values).flatMap(([key, value]): FieldOperation[] => {
    const at = join(pointer, key);
    const oldValue = get(data, at);
    if (!schema.properties?.[key] || JSON.stringify(value) === JSON.stringify(oldValue)) return [];
    const old = oldValue === undefined ? {} : { oldValue };
    return [value === undefined ? { type: 'unset', pointer: at, ...old } : { type: 'set', pointer: at, value, ...old }];
  });
}
