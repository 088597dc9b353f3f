import { entriesAt, listAt, objectAt, textAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Longest plausible opening hours across midnight, in minutes. */
const MAX_MINUTES = 16 * 60;
/** The same for hours that end at 06:00 or later: the longest night of a club is from 19:00 to 07:00. */
const MAX_NIGHT_MINUTES = 12 * 60;
const MORNING_MINUTES = 6 * 60;
/** A long day is plausible if it begins at 05:00 or later and ends by 03:00: a café is open from 07:00 to 01:00. */
const EARLIEST_OPENING_MINUTES = 5 * 60;
const LATEST_CLOSING_MINUTES = 3 * 60;

/** One entry of `business.hours`. If it closes before it opens, it closes on the next day. */
export interface OpeningRange {
  pointer: string;
  opens: string;
  closes: string;
  /** Duration in minutes; 0 if both times are equal. */
  minutes: number;
  /** Whether it crosses midnight and is so long that its two times were probably swapped. */
  isDoubtful: boolean;
  /** Its valid days, from Monday to Sunday. */
  days: readonly string[];
}

/** Returns the minutes from midnight to a time in HH:MM. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Returns the entries of `business.hours` with both times. */
export function findOpeningRanges({ manifest }: Pick<SiteParts, 'manifest'>): OpeningRange[] {
  return entriesAt(objectAt(manifest, 'business'), 'hours', '/business').flatMap(({ value, pointer }) => {
    const opens = textAt(value, 'opens');
    const closes = textAt(value, 'closes');
    if (opens === undefined || closes === undefined) return [];
    const start = minutesOf(opens);
    const end = minutesOf(closes);
    const isOvernight = end < start;
    const minutes = end - start + (isOvernight ? DAY_MINUTES : 0);
    const isLongDay = end === 0 || (end <= LATEST_CLOSING_MINUTES && start >= EARLIEST_OPENING_MINUTES);
    const isTooLong = minutes > MAX_MINUTES || (minutes > MAX_NIGHT_MINUTES && end >= MORNING_MINUTES);
    const isDoubtful = isOvernight && isTooLong && !isLongDay;
    const typed = listAt(value, 'days');
    return [{ pointer, opens, closes, minutes, isDoubtful, days: DAYS.filter((day) => typed.includes(day)) }];
  });
}

/** Two entries that are open at the same time. */
interface Overlap {
  /** The one that opens later. `day` is the day on which it opens. */
  later: OpeningRange;
  day: string;
  earlier: OpeningRange;
}

/** Returns the pairs of entries that overlap on some day, or from Sunday to Monday; each pair once. */
export function overlaps(ranges: readonly OpeningRange[]): Overlap[] {
  const openings = ranges
    .flatMap((range) =>
      range.days.map((day) => ({ range, day, at: DAYS.indexOf(day) * DAY_MINUTES + minutesOf(range.opens) })),
    )
    .sort((a, b) => a.at - b.at);
  const found = new Map<string, Overlap>();
  openings.forEach(({ range: earlier, at }, index) => {
    // No entry is longer than a day, so only entries of the same or the next day can overlap.
    const following = [
      ...openings.slice(index + 1),
      ...openings.slice(0, index).map((one) => ({ ...one, at: one.at + WEEK_MINUTES })),
    ];
    for (const { range: later, day, at: opensAt } of following) {
      if (opensAt - at >= earlier.minutes) break;
      const pair = [earlier.pointer, later.pointer].sort().join(' ');
      if (!found.has(pair)) found.set(pair, { later, day, earlier });
    }
  });
  return [...found.values()];
}
