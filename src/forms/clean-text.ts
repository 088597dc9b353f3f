/** Control characters, lone surrogates, and the marks that turn the direction of writing (used to disguise addresses). */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Everything that some program takes for the end of a line. */
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** A text on one line, without control characters: safe as the value of a mail header. */
export function singleLine(text: string): string {
  return text.replace(LINE_END, ' ').replaceAll('\t', ' ').replace(UNPRINTABLE, '').replace(/ {2,}/g, ' ').trim();
}

/** A text of several lines, each ended by `\n`, without control characters but the tab. */
export function multiLine(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(UNPRINTABLE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
