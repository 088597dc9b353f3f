import { causesAt } from '../../facts/cause.ts';
import { isPictureFile } from '../../pictures/picture-file.ts';
import type { Rule } from '../rule.ts';

/** A media file that is shown holds something. */
export const rule: Rule = {
  code: 'media/empty-file',
  severity: 'error',
  *check({ media, sources }) {
    for (const { file, place, isPicture } of media) {
      if (sources.media.get(file) !== 0) continue;
      // Another kind of file in the place of a picture is reported as such.
      const causes = isPicture && !isPictureFile(file) ? causesAt(place, 'media/not-a-picture') : [];
      yield { place, args: { file }, causes };
    }
  },
};
