import type { TextRange } from '../../text/range.ts';

/** What was meant as a heading, a list or a table but is none; `suggestion` is what is written in its place. */
export interface BrokenBlock extends TextRange {
  typed: string;
  suggestion: string;
}

/** No-break spaces are none to Markdown: what follows them touches the signs. */
const HEADING = /^[ \t]*(#{2,6}(?!#)(?=[^\s#])|#{1,6}[\u00A0\u2009\u202F]+(?=\S))([^\r\n]*)$/gm;

/**
 * Headings whose signs touch their first word. One sign alone begins other things: « #1 », « #tag ».
 * @param literal the text with all masked that is not shown as it is typed
 */
export function* tightHeadingsIn(text: string, literal: string): Generator<BrokenBlock> {
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
