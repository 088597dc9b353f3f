import type { Rule } from '../rule.ts';
import { isPictureFile } from './picture-file.ts';

/** A media file that is shown holds something. */
export const rule: Rule = {
  code: 'media/empty-file',
  severity: 'error',
  *check({ media, sources }) {
    for (const { file, place, isPicture } of media) {
      // Another kind of file in the place of a picture is reported as such.
      if (sources.media.get(file) === 0 && (!isPicture || isPictureFile(file))) yield { place, args: { file } };
    }
  },
};
