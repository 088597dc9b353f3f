import { isPageFile, offeredFormats } from '../../../model/pictures/offered-file.ts';
import type { Rule } from '../rule.ts';

/** A downloadable file has an extension for which browsers open the right program and run no script. */
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
