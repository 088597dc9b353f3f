import { isFictionalSiren } from './fictional.ts';

/**
 * Returns the sum of the digits of a number in which every second one from the right counts twice (Luhn, ISO/IEC
 * 7812-1).
 */
function luhnSum(digits: string): number {
  const values = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}

/**
 * Whether a text is a valid SIREN: nine digits, the last of which is the check digit (article R123-221 of the Code de
 * commerce). In an example, it may be any digit.
 */
export function isSiren(typed: string): boolean {
  const digits = typed.replace(/[\s.]/g, '');
  return isFictionalSiren(digits) || (/^\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0);
}
