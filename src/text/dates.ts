/** A range of days, both ends included: YYYY-MM-DD, in metropolitan France. */
export interface Days {
  from: string;
  until: string;
}

const DAY_MS = 86_400_000;

// Formatters are created once, because creating one takes longer than using it a thousand times. `PURE` lets bundlers
// leave them out.
const fullDate = /* @__PURE__ */ new Intl.DateTimeFormat('fr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthName = /* @__PURE__ */ new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });
const nameList = /* @__PURE__ */ new Intl.ListFormat('fr');

/** Returns the date in metropolitan France at a moment. */
export function parisDay(now = new Date()): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
}

/** Whether a range of days includes a day. A range without a first or last day is unlimited on that side. */
export function isDayWithin(day: string, { from, until }: Partial<Days>): boolean {
  return !(from && day < from) && !(until && day > until);
}

/** Formats ranges of days for an attribute: « 2026-08-03/2026-08-18 2026-12-24/2026-12-24 ». */
export function formatRanges(ranges: readonly Days[]): string {
  return ranges.map(({ from, until }) => `${from}/${until}`).join(' ');
}

/** Returns the positions, separated by spaces, of the ranges in such an attribute that do not include a day. */
export function positionsWithout(ranges: string, day: string): string {
  const isOff = (range: string) => day < range.slice(0, 10) || day > range.slice(11);
  return ranges
    .split(' ')
    .flatMap((range, position) => (isOff(range) ? position : []))
    .join(' ');
}

/**
 * Returns the last day, up to the given one, on which a range begins, or which follows the end of a range; empty if
 * there is none. Until the next such day, pages need not be rendered again.
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

/** Formats a day in words: « 1er août », « 3 janvier 2027 », « 3 » without its month. */
export function dayInWords(day: string, { isMonthShown = true, isYearShown = false } = {}): string {
  const parts: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric' };
  if (isMonthShown) parts.month = 'long';
  if (isYearShown) parts.year = 'numeric';
  return new Date(day).toLocaleDateString('fr-FR', parts).replace(/^1(?= |$)/, '1er');
}

/** Formats a range of days in words: « du 3 au 18 août », « du 28 décembre 2026 au 3 janvier 2027 », « le 15 août ». */
export function daysInWords({ from, until }: Days): string {
  if (from === until) return `le ${dayInWords(from)}`;
  const isYearShown = from.slice(0, 4) !== until.slice(0, 4);
  const isMonthShown = from.slice(0, 7) !== until.slice(0, 7);
  return `du ${dayInWords(from, { isMonthShown, isYearShown })} au ${dayInWords(until, { isYearShown })}`;
}

/** Returns the number of whole months from one day to another; a month (YYYY-MM) begins with its first day. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 1] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/**
 * Formats an ISO date (YYYY-MM-DD) in words: « 20 novembre 2026 », « 1er novembre 2026 ». Text that is not a date is
 * returned unchanged.
 */
export function formatDate(iso: string): string {
  const date = new Date(`${iso}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? iso : fullDate.format(date).replace(/^1 /, '1er ');
}

/** Formats months (YYYY-MM), without duplicates, in order and with their year: « août et novembre 2026 ». */
export function formatMonths(months: Iterable<string>): string {
  const byYear = new Map<string, string[]>();
  for (const iso of [...new Set(months)].sort()) {
    const year = iso.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), monthName.format(new Date(`${iso}-15`))]);
  }
  return [...byYear].map(([year, names]) => `${nameList.format(names)} ${year}`).join(', ');
}
