import type { CorrectedRange } from '../../text/range.ts';

/**
 * Matches the number signs of a heading without an ordinary space after them: Markdown does not accept no-break spaces
 * there.
 */
const HEADING = /^[ \t]*(#{2,6}(?!#)(?=[^\s#])|#{1,6}[\u00A0\u2009\u202F]+(?=\S))([^\r\n]*)$/gm;

/**
 * Yields the headings without a space between the number signs and the first word. A single number sign without a space
 * begins other texts: « #1 », « #tag ».
 * @param literal the text; characters not shown as typed are masked
 */
export function* tightHeadingsIn(text: string, literal: string): Generator<CorrectedRange> {
  if (!literal.includes('#')) return;
  for (const { index, 0: line, 1: signs = '' } of literal.matchAll(HEADING)) {
    const offset = index + line.indexOf('#');
    const typed = text.slice(offset, index + line.length).trimEnd();
    yield {
      start: offset,
      end: offset + typed.length,
      typed,
      suggestion: `${signs.trim()} ${typed.slice(signs.length)}`,
    };
  }
}
