import { numberAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';
import { sharePictures } from './share-pictures.ts';

/** Narrowest picture that social networks show large, in pixels. */
const NARROWEST = 600;

/** The picture of a page for social networks is wide enough to be shown large. */
export const rule: Rule = {
  code: 'media/share-too-small',
  severity: 'warning',
  *check({ pages, at }) {
    for (const { picture, pointer } of sharePictures(pages)) {
      const width = numberAt(picture, 'width');
      if (width !== undefined && width < NARROWEST) {
        yield { place: at(`${pointer}/width`), args: { width, limit: NARROWEST } };
      }
    }
  },
};
