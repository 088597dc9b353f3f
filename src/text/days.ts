/** Days from the first to the last one, both included: YYYY-MM-DD, in metropolitan France. */
export interface Days {
  from: string;
  until: string;
}

const DAY_MS = 86_400_000;

/** Date in metropolitan France at a moment. */
export function parisDay(now = new Date()): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
}

/** Whether a day is among some; without a first or last day, they have no beginning or end. */
export function isAmong(day: string, { from, until }: Partial<Days>): boolean {
  return !(from && day < from) && !(until && day > until);
}

/** Ranges of days as an attribute holds them: « 2026-08-03/2026-08-18 2026-12-24/2026-12-24 ». */
export function formatRanges(ranges: readonly Days[]): string {
  return ranges.map(({ from, until }) => `${from}/${until}`).join(' ');
}

/** Positions, in such an attribute, of the ranges that a day is not among, with spaces between them. */
export function positionsOff(ranges: string, day: string): string {
  const isOff = (range: string) => day < range.slice(0, 10) || day > range.slice(11);
  return ranges
    .split(' ')
    .flatMap((range, position) => (isOff(range) ? position : []))
    .join(' ');
}

/**
 * The last day, up to a given one, on which a range begins or has just ended; empty if there is none. Until the next such
 * day, pages need not be rendered again.
 */
export function lastChange(ranges: readonly Days[], day: string): string {
  const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  const changes = ranges.flatMap(({ from, until }) => [from, dayAfter(until)]);
  return (
    changes
      .filter((date) => date <= day)
      .sort()
      .at(-1) ?? ''
  );
}

/** A day in words: « 1er août », « 3 janvier 2027 », « 3 » without its month. */
export function dayInWords(day: string, { isMonthShown = true, isYearShown = false } = {}): string {
  const parts: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric' };
  if (isMonthShown) parts.month = 'long';
  if (isYearShown) parts.year = 'numeric';
  return new Date(day).toLocaleDateString('fr-FR', parts).replace(/^1(?= |$)/, '1er');
}

/** Days in words: « du 3 au 18 août », « du 28 décembre 2026 au 3 janvier 2027 », « le 15 août ». */
export function daysInWords({ from, until }: Days): string {
  if (from === until) return `le ${dayInWords(from)}`;
  const isYearShown = from.slice(0, 4) !== until.slice(0, 4);
  const isMonthShown = from.slice(0, 7) !== until.slice(0, 7);
  return `du ${dayInWords(from, { isMonthShown, isYearShown })} au ${dayInWords(until, { isYearShown })}`;
}
