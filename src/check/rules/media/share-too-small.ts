import { numberAt, textAt } from '../../../model/read/values.ts';
import { trueSize } from '../../site-index/declared-pictures.ts';
import type { Rule } from '../rule.ts';

/** Minimum width of a picture that social networks show large, in pixels. */
const MIN_WIDTH_PX = 600;

/** A page's picture for social networks is wide enough to be shown large, whatever size the manifest declares. */
export const rule: Rule = {
  code: 'media/share-too-small',
  severity: 'warning',
  *check(site) {
    for (const { picture, pointer } of site.sharePictures) {
      const source = textAt(picture, 'source') ?? '';
      const declared = numberAt(picture, 'width');
      const isDrawing = /\.svg$/i.test(source);
      const width = (isDrawing ? undefined : trueSize(site, source.replace(/^\.?\//, ''))?.width) ?? declared;
      if (width !== undefined && width < MIN_WIDTH_PX) {
        const place = site.at(`${pointer}/${declared === undefined ? 'source' : 'width'}`);
        yield { place, args: { width, limit: MIN_WIDTH_PX } };
      }
    }
  },
};
