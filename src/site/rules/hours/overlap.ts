import { openingRanges, overlaps } from '../../facts/opening-ranges.ts';
import type { Rule } from '../rule.ts';

/** Opening hours do not overlap, neither on one day nor where they go on into the next. */
export const rule: Rule = {
  code: 'hours/overlap',
  severity: 'warning',
  *check({ manifest, at }) {
    // Hours that were probably typed the wrong way round are reported as such.
    const ranges = openingRanges(manifest).filter(({ isDoubtful }) => !isDoubtful);
    for (const { later, day, earlier } of overlaps(ranges)) {
      const args = { opens: later.opens, day, from: earlier.opens, to: earlier.closes };
      yield { place: at(`${later.pointer}/opens`), args };
    }
  },
};
