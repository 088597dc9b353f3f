const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;

/** Whether a letter or digit, which may consist of two code units, is directly before or after a range of a text. */
export function isInWord(text: string, from: number, to: number): boolean {
  return ENDS_IN_WORD.test(text.slice(Math.max(0, from - 2), from)) || BEGINS_WITH_WORD.test(text.slice(to, to + 2));
}
