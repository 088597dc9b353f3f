import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import type { Rule } from '../rule.ts';

/** A file that is shown as a picture is one. */
export const rule: Rule = {
  code: 'media/not-a-picture',
  severity: 'error',
  subsumedBy: ['media/missing'],
  *check({ media, sources }) {
    for (const { file, place, isPicture } of media) {
      if (!isPicture || isPictureFile(file)) continue;
      const stem = file.replace(/\.\w+$/, '');
      const saved = [...sources.media.keys()].find((name) => name.startsWith(`${stem}.`) && isPictureFile(name));
      yield { place, args: { file }, suggestion: saved };
    }
  },
};
