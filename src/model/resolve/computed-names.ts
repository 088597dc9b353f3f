import { closedDaysInWords, type OpeningTimes, openingHoursInWords } from '../../text/opening-hours.ts';
import { toComplete } from '../../text/to-complete.ts';

function isTimes(value: unknown): value is OpeningTimes {
  const times = value as Partial<OpeningTimes> | null;
  return Array.isArray(times?.days) && typeof times.opens === 'string' && typeof times.closes === 'string';
}

/** Names between braces whose values are computed from `business.hours`. */
const COMPUTED = { 'business.hoursText': openingHoursInWords, 'business.closedDays': closedDaysInWords };

/** Pointer to the value from which these names are computed. */
export const COMPUTED_FROM = '/business/hours';

/** All names with computed values. */
export const computedNames = Object.keys(COMPUTED);

/**
 * Returns the value of a computed name; `undefined` for any other name, and if the hours are missing or all incomplete.
 * If the business is a placeholder without hours, the value is a note that asks for them.
 */
export function computedText(manifest: unknown, name: string): string | undefined {
  if (!Object.hasOwn(COMPUTED, name)) return undefined;
  const { hours, placeholder } = (manifest as { business?: { hours?: unknown; placeholder?: unknown } }).business ?? {};
  if (!Array.isArray(hours)) return undefined;
  if (hours.length === 0 && placeholder === true) return toComplete('horaires');
  const times = hours.filter(isTimes);
  return hours.length > 0 && times.length === 0 ? undefined : COMPUTED[name as keyof typeof COMPUTED](times);
}
