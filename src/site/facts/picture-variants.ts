import type { Place } from '../../diagnostics/diagnostic.ts';
import type { PictureSize } from '../pictures/size.ts';
import { textsAt } from '../read/values.ts';
import { declaredPictures, trueSize } from './declared-pictures.ts';
import type { SiteFacts } from './site-facts.ts';

/** Another size of a picture, with the sizes of both by their files. */
export interface Variant {
  file: string;
  source: string;
  size: PictureSize;
  sourceSize: PictureSize;
  /** Width that its name says, in pixels. */
  named: number;
  place: Place;
}

/** All other sizes of pictures that the manifest declares. */
export function* variantsOf(facts: SiteFacts): Generator<Variant> {
  for (const { use, pointer, source, size: sourceSize } of declaredPictures(facts)) {
    for (const { text, pointer: at } of textsAt(use.holder, 'variants', pointer)) {
      const file = text.replace(/^\.?\//, '');
      const size = trueSize(facts, file);
      const named = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
      if (size && named > 0) yield { file, source, size, sourceSize, named, place: facts.at(at) };
    }
  }
}
