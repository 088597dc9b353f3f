/** Words read in a minute, the usual figure for French prose on a screen. */
const WORDS_A_MINUTE = 220;

/** What a UTF-16 unit is to a count of words: neither, part of a word that has begun, or a letter or digit. */
const [APART, WITHIN, LETTER] = [0, 1, 2];

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Units that come in pairs: what they stand for is seen only together. */
const FIRST_PAIRED = 0xd800;
const LAST_PAIRED = 0xdfff;

/** What each unit is, looked up when it is first met. A large site counts the words of hundreds of megabytes. */
const kinds = new Int8Array(0x10000).fill(-1);

function kindOf(unit: number): number {
  const character = String.fromCharCode(unit);
  const kind = LETTER_OR_DIGIT.test(character) ? LETTER : /['’.]/.test(character) ? WITHIN : APART;
  kinds[unit] = kind;
  return kind;
}

/** What stands at a place of a text, and how many units it takes. */
function pairedKind(text: string, at: number): { kind: number; length: number } {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { kind: LETTER_OR_DIGIT.test(character) ? LETTER : APART, length: character.length };
}

/** The UTF-16 units of a text. Asked for one by one, those of a part of a longer text come four times slower. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return units;
}

/** Words of a plain text. */
export function countWords(text: string): number {
  const units = unitsOf(text);
  let words = 0;
  let inWord = false;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as number;
    let kind = kinds[unit] as number;
    if (unit >= FIRST_PAIRED && unit <= LAST_PAIRED) {
      const paired = pairedKind(text, at);
      kind = paired.kind;
      at += paired.length - 1;
    } else if (kind < 0) kind = kindOf(unit);
    if (kind === LETTER) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (kind === APART) inWord = false;
  }
  return words;
}

/** Minutes that so many words take to read, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
