import { internationalNumber, isFrench, plainNumber } from '../../../text/phone.ts';
import { isIncomplete } from '../../../text/to-complete.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * Whether a number is valid: in international form (E.164: at most fifteen digits), with ten digits if the business is
 * in France, or a short number. A French number has an existing area prefix.
 */
export function isPhoneNumber(typed: string, country: string | undefined = 'FR'): boolean {
  if (!/^\+?[\d\s.()\u00A0\u202F-]+$/.test(typed)) return false;
  const number = plainNumber(typed);
  if (!number.startsWith('+'))
    return /^(?:3\d{3}|1\d{1,3})$/.test(number) || (isFrench(country) && /^0[1-9]\d{8}$/.test(number));
  if (/^\+(?:33|262|59[046])/.test(number)) {
    return /^\+(?:33|262|59[046])[1-9]\d{8}$/.test(number) && internationalNumber(number) === number;
  }
  return /^\+[1-9]\d{6,14}$/.test(number);
}

/**
 * Returns the number in international form, if possible with the digits after the country code grouped as typed;
 * `undefined` if it is no valid number.
 */
function corrected(typed: string, country: string | undefined): string | undefined {
  const number = internationalNumber(typed, country);
  if (!number.startsWith('+') || !isPhoneNumber(number)) return undefined;
  const [, groups = ''] = /^\s*(?:\+\d+|00\d+)?[\s.-]*(?:\(0\)|0)?([\d\s.-]+)$/.exec(typed) ?? [];
  const digits = groups.replace(/\D/g, '');
  if (!digits || !number.endsWith(digits)) return number;
  const code = number.slice(0, -digits.length);
  return code === '+' ? `+${groups.trim()}` : `${code} ${groups.trim()}`;
}

/** Every telephone number can be dialled. */
export const rule: Rule = {
  code: 'contact/malformed-phone',
  severity: 'error',
  subsumedBy: ['link/odd-space'],
  *check({ ofKind, externalLinks, interpolate, country }): Generator<Finding> {
    const reported = new Set<string>();
    for (const { value, locate } of ofKind('phone')) {
      if (isPhoneNumber(interpolate(value), country)) continue;
      reported.add(interpolate(value));
      yield { place: locate(), args: { typed: value }, suggestion: corrected(value, country) };
    }
    for (const { to, locate } of externalLinks) {
      const [, scheme, typed, message] = /^(tel:|sms:)([^?]*)(.*)$/i.exec(to) ?? [];
      if (typed === undefined || isIncomplete(typed) || reported.has(typed)) continue;
      // Parentheses in an address are removed, and their content is dialled (RFC 3966, 3).
      if (isPhoneNumber(typed.replace(/[()]/g, ''), country)) continue;
      const number = internationalNumber(typed, country);
      const suggestion = isPhoneNumber(number, country) ? `${scheme}${number}${message}` : undefined;
      yield { place: locate(), args: { typed }, suggestion };
    }
  },
};
