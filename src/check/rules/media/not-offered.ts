import { isPageFile, offeredFormats } from '../../../model/pictures/offered-file.ts';
import type { Rule } from '../rule.ts';

/** A file that is offered has one of the endings that browsers open as what they are, and that run no program. */
export const rule: Rule = {
  code: 'media/not-offered',
  severity: 'error',
  subsumedBy: ['media/missing'],
  *check({ media }) {
    for (const { file, place, isPicture, isFrame } of media) {
      if (isPicture || offeredFormats(file) || (isFrame && isPageFile(file))) continue;
      yield { place, args: { file } };
    }
  },
};
