import { shownPictures } from '../../facts/shown-pictures.ts';
import { isShown } from '../../pictures/format-of.ts';
import type { Rule } from '../rule.ts';

/** A picture is there to its end. */
export const rule: Rule = {
  code: 'media/cut-off',
  severity: 'error',
  *check(facts) {
    const cut = [...shownPictures(facts)].filter(({ picture }) => isShown(picture.format) && picture.isCut);
    yield* cut.map(({ file, place }) => ({ subject: file, place, args: { file } }));
  },
};
