import type { TextRange } from './markdown.ts';

/** A character that was damaged on its way; `suggestion` is the one that stood there, where it is known. */
export interface Damage extends TextRange {
  typed: string;
  suggestion?: string;
}

/** What bytes from 0x80 to 0xBF are in Windows-1252. */
const LATER = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** The second byte of « œ », « Œ » and « Ÿ »: other letters that begin alike are of other languages. */
const LIGATURE = '[\\u0092\\u0093’“¸]';
/** UTF-8 that was read as Windows-1252 (« Ã© »), what stands for lost bytes, and signs that no keyboard types. */
const DAMAGE = new RegExp(`(?:[ÂÃ]${LATER}|Å${LIGATURE}|â${LATER}{2})+|\\uFFFD+|(?![\\t\\n\\r])\\p{Cc}+`, 'gu');

/** What Windows-1252 has from 0x80 on, where it differs from Unicode; a blank where it has nothing. */
const OWN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(sign: string): number {
  const own = OWN.indexOf(sign);
  return own < 0 ? sign.charCodeAt(0) : 0x80 + own;
}

function corrected(typed: string): string | undefined {
  const text = new TextDecoder().decode(Uint8Array.from(typed, byteOf));
  return text.includes('\uFFFD') ? undefined : text;
}

/** Damaged characters of a text. */
export function* damageIn(text: string): Generator<Damage> {
  for (const { index, 0: typed } of text.matchAll(DAMAGE)) {
    const suggestion = /^[ÂÃÅâ]/.test(typed) ? corrected(typed) : undefined;
    yield { offset: index, length: typed.length, typed, ...(suggestion === undefined ? {} : { suggestion }) };
  }
}
