import { closedDaysInWords, type OpeningTimes, openingHoursInWords } from '../../text/opening-hours.ts';

function isTimes(value: unknown): value is OpeningTimes {
  const times = value as Partial<OpeningTimes> | null;
  return Array.isArray(times?.days) && typeof times.opens === 'string' && typeof times.closes === 'string';
}

/** Names between braces that stand for what is worked out from `business.hours`. */
const COMPUTED = { 'business.hoursText': openingHoursInWords, 'business.closedDays': closedDaysInWords };

/** Where the manifest holds what such names are worked out from. */
export const COMPUTED_FROM = '/business/hours';

/** Every name that stands for a text which is worked out from the manifest. */
export const computedNames = Object.keys(COMPUTED);

/** The text of such a name; nothing for another one, or where there is nothing to say. */
export function computedText(manifest: unknown, name: string): string | undefined {
  if (!Object.hasOwn(COMPUTED, name)) return undefined;
  const hours = (manifest as { business?: { hours?: unknown } }).business?.hours;
  const times = Array.isArray(hours) ? hours.filter(isTimes) : [];
  return times.length === 0 ? undefined : COMPUTED[name as keyof typeof COMPUTED](times) || undefined;
}
