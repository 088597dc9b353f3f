import { entriesAt, objectAt } from '../../../model/read/values.ts';
import { overlaps } from '../../site-index/opening-ranges.ts';
import type { Rule } from '../rule.ts';

/** The rules of the group « hours ». */
export const rules: readonly Rule[] = [
  /**
   * Opening and closing time differ: a closing time before the opening time is on the next day. The last day of a
   * closure is not before its first.
   */
  {
    code: 'hours/order',
    severity: 'error',
    *check({ manifest, openingRanges, at }) {
      for (const { opens, closes, pointer } of openingRanges) {
        if (closes === opens) yield { place: at(`${pointer}/closes`), args: { opens } };
      }
      for (const { value, pointer } of entriesAt(objectAt(manifest, 'business'), 'closures', '/business')) {
        const { from, until } = value;
        if (typeof from === 'string' && typeof until === 'string' && until < from)
          yield { place: at(`${pointer}/until`), args: { opens: from } };
      }
    },
  },
  /** Opening hours do not overlap, neither on one day nor across midnight. */
  {
    code: 'hours/overlap',
    severity: 'warning',
    *check({ openingRanges, at }) {
      // Hours that were probably swapped are reported as such.
      const ranges = openingRanges.filter(({ isDoubtful }) => !isDoubtful);
      for (const { later, day, earlier } of overlaps(ranges)) {
        const args = { opens: later.opens, day, from: earlier.opens, to: earlier.closes };
        yield { place: at(`${later.pointer}/opens`), args };
      }
    },
  },
  /** Opening hours of nearly a whole day were probably swapped. */
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
