import type { Json } from '../../../edit/json-operation.ts';
import { get, join } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { FieldOperation } from '../../protocol.ts';
import { withOldValue } from '../form/typed-value.ts';
import type { SitePicture } from './site-pictures.ts';

/**
 * Returns the size in pixels to declare for a picture. A drawing has no size in pixels, so its declared width is kept.
 */
function sizesOf({ file, width, height }: SitePicture, declared: Json | undefined) {
  if (!width || !height) return {};
  const isScaled = file.endsWith('.svg') && typeof declared === 'number';
  const wide = isScaled ? declared : Math.max(1, Math.round(width));
  return { width: wide, height: Math.max(1, Math.round((wide * height) / width)) };
}

interface PictureChoice {
  /** The document to which the pointers belong. */
  data: Json | undefined;
  /** Pointer and schema of the object that holds the picture. */
  pointer: string;
  schema: Schema;
  picture: SitePicture;
  /** Alternative text; absent if it does not change. */
  alt?: string;
}

/**
 * Returns operations that make an object show another picture. They change only values that the object's schema has.
 */
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
    return [
      withOldValue(value === undefined ? { type: 'unset', pointer: at } : { type: 'set', pointer: at, value }, data),
    ];
  });
}
