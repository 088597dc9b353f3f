import { openingRanges } from '../../facts/opening-ranges.ts';
import type { Rule } from '../rule.ts';

/** Opening hours that last nearly from day to day were probably typed the wrong way round. */
export const rule: Rule = {
  code: 'hours/reversed',
  severity: 'warning',
  *check({ manifest, at }) {
    for (const { opens, closes, minutes, isDoubtful, pointer } of openingRanges(manifest)) {
      if (!isDoubtful) continue;
      yield { place: at(`${pointer}/closes`), args: { opens, closes, hours: Math.round(minutes / 60) } };
    }
  },
};
