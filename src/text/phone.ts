/** Address of a call to a French number: « 04 65 71 00 00 » becomes `tel:+33465710000` (RFC 3966). */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+33${digits.slice(1)}` : digits}`;
}
