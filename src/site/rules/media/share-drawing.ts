import { sharePictures } from '../../facts/share-pictures.ts';
import { textAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** The picture of a page for social networks is no SVG, which none of them shows. */
export const rule: Rule = {
  code: 'media/share-drawing',
  severity: 'warning',
  *check({ pages, at }) {
    for (const { picture, pointer } of sharePictures(pages)) {
      const source = textAt(picture, 'source') ?? '';
      if (/\.svg(?:[?#]|$)/i.test(source)) yield { place: at(`${pointer}/source`), args: { source } };
    }
  },
};
