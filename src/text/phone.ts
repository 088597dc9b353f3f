/**
 * A number without what only helps to read it. « (0) » after the code of a country says what callers from within the
 * country dial instead of the code: both together call nobody.
 */
export function plainNumber(phone: string): string {
  return phone.replace(/^(\s*\+[^(]*)\(0\)/, '$1').replace(/[^\d+]/g, '');
}

/** Address of a call to a French number: « 04 65 71 00 00 » becomes `tel:+33465710000` (RFC 3966). */
export function phoneHref(phone: string): string {
  const digits = plainNumber(phone);
  return `tel:${digits.startsWith('0') ? `+33${digits.slice(1)}` : digits}`;
}
