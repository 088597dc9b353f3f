import { closedDaysInWords, type OpeningTimes, openingHoursInWords } from '../../text/opening-hours.ts';

function isTimes(value: unknown): value is OpeningTimes {
  const times = value as Partial<OpeningTimes> | null;
  return Array.isArray(times?.days) && typeof times.opens === 'string' && typeof times.closes === 'string';
}

/** Names between braces whose values are computed from `business.hours`. */
const COMPUTED = { 'business.hoursText': openingHoursInWords, 'business.closedDays': closedDaysInWords };

/** Pointer of the value from which they are computed. */
export const COMPUTED_FROM = '/business/hours';

/** All names with computed values. */
export const computedNames = Object.keys(COMPUTED);

/** Value of a computed name; `undefined` for any other name, and if the hours are missing or all incomplete. */
export function computedText(manifest: unknown, name: string): string | undefined {
  if (!Object.hasOwn(COMPUTED, name)) return undefined;
  const hours = (manifest as { business?: { hours?: unknown } }).business?.hours;
  if (!Array.isArray(hours)) return undefined;
  const times = hours.filter(isTimes);
  return hours.length > 0 && times.length === 0 ? undefined : COMPUTED[name as keyof typeof COMPUTED](times);
}
