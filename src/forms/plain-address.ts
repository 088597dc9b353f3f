/** An address as mail programs copy it: in angle brackets, with or without a name. */
const BRACKETED = /^[^<>@\r\n]*<([^<>]*)>$/;

/**
 * Extracts the e-mail address from pasted text: without `mailto:`, name and angle brackets, without surrounding spaces,
 * invisible characters, full stops and commas, with composed accents (NFC, as RFC 6532, 3.1 requires). The result need
 * not be valid: `isEmailAnswer` checks it.
 */
export function plainAddress(text: string): string {
  const whole = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/(?<![.,;])[.,;]+$/, '');
  const [, inner = whole] = BRACKETED.exec(whole) ?? [];
  return inner.trim().replace(/^mailto:/i, '');
}
