import { plainNumber } from '../../../text/phone.ts';
import type { Finding, Rule } from '../rule.ts';

/** Ten French digits, or a number in international form (E.164: at most fifteen digits). */
function isPhone(typed: string): boolean {
  if (!/^\+?[\d\s.()\u00A0\u202F-]+$/.test(typed)) return false;
  const digits = plainNumber(typed).replace(/\D/g, '');
  if (!typed.trim().startsWith('+'))
    return /^0[1-9]\d{8}$/.test(digits) || /^(?:3\d{3}|1[0-9]{1,3}|0800\d{6})$/.test(digits);
  return digits.startsWith('33') ? /^33[1-9]\d{8}$/.test(digits) : /^[1-9]\d{6,14}$/.test(digits);
}

/** Every telephone number can be called. */
export const rule: Rule = {
  code: 'contact/malformed-phone',
  severity: 'error',
  subsumedBy: ['link/odd-space'],
  *check({ ofKind, externalLinks, interpolate }): Generator<Finding> {
    for (const { value, locate } of ofKind('phone')) {
      if (!isPhone(interpolate(value))) yield { place: locate(), args: { typed: value } };
    }
    for (const { to, locate } of externalLinks) {
      const typed = /^(?:tel|sms):(.*)$/i.exec(to)?.[1];
      // In an address parentheses are left out and what stands in them is dialled (RFC 3966, 3).
      if (typed === undefined || isPhone(typed.replace(/[()]/g, ''))) continue;
      yield { place: locate(), args: { typed } };
    }
  },
};
