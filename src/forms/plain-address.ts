/** An address as mail programs copy it: in angle brackets, after a name or alone. */
const BRACKETED = /^[^<>@\r\n]*<([^<>]*)>$/;

/**
 * The address that a text means, for visitors paste what their programs give them: without `mailto:`, without a name and
 * angle brackets, without blanks, invisible characters, full stops and commas around, its accents composed (NFC, as
 * RFC 6532, 3.1 asks). What it gives need not be an address: `isEmail` tells.
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
