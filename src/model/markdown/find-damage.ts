import { matchAt } from '../../text/match-at.ts';
import type { TextRange, TypedRange } from '../../text/range.ts';

/** Characters of the bytes 0x80 to 0xBF in Windows-1252. */
const LATER = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** Second byte of « œ », « Œ » and « Ÿ »: other letters with the same first byte belong to other languages. */
const LIGATURE = '[\\u0092\\u0093’“¸]';
/**
 * UTF-8 that was read as Windows-1252 (« Ã© »), replacement characters, and characters that no keyboard types: control
 * characters, lone surrogates, line separators, and noncharacters.
 */
const DAMAGE = new RegExp(
  `(?:[ÂÃ]${LATER}|Å${LIGATURE}|â${LATER}{2})+|\\uFFFD+|(?:(?![\\t\\n\\r])\\p{Cc}|[\\p{Cs}\\u2028\\u2029\\uFFFE\\uFFFF])+`,
  'uy',
);
/** All UTF-16 units that can begin damage. Searching for them first is quicker. */
const SUSPECT = /[^\t\n\r -~\u00A0-ÁÄÆ-áã-\u2027\u202A-\uD7FF\uE000-\uFFFC]/g;
/** A numeric character reference, in HTML and Markdown. */
const ENTITY = /&#(?:[xX]([0-9a-fA-F]{1,6})|(\d{1,7}));/g;

/** Characters of Windows-1252 from 0x80 on that differ from Unicode; a space for unassigned bytes. */
const OWN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(sign: string): number {
  const own = OWN.indexOf(sign);
  return own < 0 ? sign.charCodeAt(0) : 0x80 + own;
}

function corrected(typed: string): string | undefined {
  const text = new TextDecoder().decode(Uint8Array.from(typed, byteOf));
  return text.includes('\uFFFD') ? undefined : text;
}

/** Returns the original of a control character: the character of Windows-1252, or a space for a line separator. */
function insteadOf(typed: string): string | undefined {
  if (/^[\u2028\u2029]+$/.test(typed)) return ' ';
  const own = typed.length === 1 && /[\u0080-\u009F]/.test(typed) ? OWN[typed.charCodeAt(0) - 0x80] : undefined;
  return own?.trim() || undefined;
}

/** Yields the damaged characters of a text. */
export function* damageIn(text: string): Generator<TypedRange> {
  let seen = 0;
  for (const { index } of text.matchAll(SUSPECT)) {
    const typed = index < seen ? undefined : matchAt(DAMAGE, text, index)?.[0];
    if (typed === undefined) continue;
    seen = index + typed.length;
    const suggestion = /^[ÂÃÅâ]/.test(typed) ? corrected(typed) : insteadOf(typed);
    yield { start: index, end: seen, typed, ...(suggestion === undefined ? {} : { suggestion }) };
  }
}

/** Yields the references to characters that `damageIn` would report, such as control characters. */
export function* damagedEntitiesIn(text: string): Generator<TypedRange> {
  for (const { index: offset, 0: typed, 1: hex, 2: decimal } of text.matchAll(ENTITY)) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const sign = code === 0 || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
    const [damage] = damageIn(sign);
    if (damage) yield { ...damage, start: offset, end: offset + typed.length, typed };
  }
}

/** Combining accents, as characters or character references. */
const ACCENTS = '(?:[\\u0300-\\u036F]|&#0{0,4}(?:76[89]|7[7-9]\\d|8[0-7]\\d);|&#[xX]0{0,4}3[0-6][0-9a-fA-F];)+';
/** A letter and its combining accents. The letter is matched last, because a text is full of letters. */
const DECOMPOSED = new RegExp(`${ACCENTS}(?<=(\\p{L})${ACCENTS})`, 'gu');

/** Yields the accented letters that consist of several characters, although a single one exists. */
export function* decomposedIn(text: string): Generator<TextRange & { suggestion: string }> {
  for (const { index, 0: accents, 1: letter = '' } of text.matchAll(DECOMPOSED)) {
    const typed = letter + accents;
    const plain = typed.replace(ENTITY, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    );
    const suggestion = plain.normalize('NFC');
    if (suggestion !== plain) yield { start: index - letter.length, end: index + accents.length, suggestion };
  }
}
