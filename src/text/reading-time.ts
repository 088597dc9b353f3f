/** Words per minute, the usual figure for French prose on a screen. */
const WORDS_PER_MINUTE = 220;

/** Role of a UTF-16 unit in counting words: none, a continuation of a word, or a letter or digit. */
const [APART, WITHIN, LETTER] = [0, 1, 2];

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Range of surrogates. They are looked up in pairs, because one alone is not a character. */
const FIRST_PAIRED = 0xd800;
const LAST_PAIRED = 0xdfff;

/** Role of each unit, computed on first use, because a large site has hundreds of megabytes of text to count. */
const kinds = new Int8Array(0x10000).fill(-1);

function kindOf(unit: number): number {
  const character = String.fromCharCode(unit);
  const kind = LETTER_OR_DIGIT.test(character) ? LETTER : /['’.]/.test(character) ? WITHIN : APART;
  kinds[unit] = kind;
  return kind;
}

/** Returns the role of the character at an offset, and its number of units. */
function pairedKind(text: string, at: number): { kind: number; length: number } {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { kind: LETTER_OR_DIGIT.test(character) ? LETTER : APART, length: character.length };
}

/** Returns the UTF-16 units of a text. Reading them one by one from a substring is four times slower. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return units;
}

/** Returns the number of words in a plain text. */
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

/** Returns the reading time of a number of words in minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
