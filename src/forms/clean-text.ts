/** Control characters, lone surrogates, and bidirectional marks (used to disguise addresses). */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** All characters that some program treats as a line break. */
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** Returns a text on one line, without control characters: safe in a mail header. */
export function singleLine(text: string): string {
  return text.replace(LINE_END, ' ').replaceAll('\t', ' ').replace(UNPRINTABLE, '').replace(/ {2,}/g, ' ').trim();
}

/** Returns a text with `\n` as its only line break, without control characters except for tabs. */
export function multiLine(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(UNPRINTABLE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
