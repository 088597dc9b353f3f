import { overlaps } from '../../facts/opening-ranges.ts';
import type { Rule } from '../rule.ts';

/** The rules of the group « hours ». */
export const rules: readonly Rule[] = [
  /** A business that opens does not close at the same time; a closing time before the opening is that of the next day. */
  {
    code: 'hours/order',
    severity: 'error',
    *check({ openingRanges, at }) {
      for (const { opens, closes, pointer } of openingRanges) {
        if (closes === opens) yield { place: at(`${pointer}/closes`), args: { opens } };
      }
    },
  },
  /** Opening hours do not overlap, neither on one day nor where they go on into the next. */
  {
    code: 'hours/overlap',
    severity: 'warning',
    *check({ openingRanges, at }) {
      // Hours that were probably typed the wrong way round are reported as such.
      const ranges = openingRanges.filter(({ isDoubtful }) => !isDoubtful);
      for (const { later, day, earlier } of overlaps(ranges)) {
        const args = { opens: later.opens, day, from: earlier.opens, to: earlier.closes };
        yield { place: at(`${later.pointer}/opens`), args };
      }
    },
  },
  /** Opening hours that last nearly from day to day were probably typed the wrong way round. */
  {
    code: 'hours/reversed',
    severity: 'warning',
    *check({ openingRanges, at }) {
      for (const { opens, closes, minutes, isDoubtful, pointer } of openingRanges) {
        if (!isDoubtful) continue;
        yield { place: at(`${pointer}/closes`), args: { opens, closes, hours: Math.round(minutes / 60) } };
      }
    },
  },
];
