import type { Place } from '../../diagnostics/diagnostic.ts';
import type { PictureSize } from '../../model/pictures/size.ts';
import { textsAt } from '../../model/read/values.ts';
import { type DeclaredPicture, trueSize } from './declared-pictures.ts';
import type { SiteParts } from './site-parts.ts';

/** Another size of a picture, with the real sizes of both files. */
export interface Variant {
  file: string;
  source: string;
  size: PictureSize;
  sourceSize: PictureSize;
  /** Width in its name, in pixels. */
  named: number;
  place: Place;
}

/** Yields all other sizes of pictures declared in the manifest. */
export function* findPictureVariants({
  declaredPictures,
  sources,
  at: placeAt,
}: Pick<SiteParts, 'sources' | 'at'> & { declaredPictures: readonly DeclaredPicture[] }): Generator<Variant> {
  for (const { use, pointer, source, size: sourceSize } of declaredPictures) {
    for (const { text, pointer: at } of textsAt(use.holder, 'variants', pointer)) {
      const file = text.replace(/^\.?\//, '');
      const size = trueSize({ sources }, file);
      const named = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
      if (size && named > 0) yield { file, source, size, sourceSize, named, place: placeAt(at) };
    }
  }
}
