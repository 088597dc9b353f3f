import type { Span } from './markdown.ts';

/** What was meant as a heading, a list or a table but is none; `suggestion` is what is written in its place. */
export interface BrokenBlock extends Span {
  typed: string;
  suggestion: string;
}

/** No-break spaces are none to Markdown: what follows them touches the signs. */
const HEADING = /^(?:[ \t]{0,3}|[ \t>]*> ?)(#{2,6}(?!#)(?=[^\s#])|#{1,6}[\u00A0\u2009\u202F]+(?=\S))([^\n]*)$/gm;

/** Headings whose signs touch their first word. One sign alone begins other things: « #1 », « #tag ». */
export function* tightHeadingsIn(text: string): Generator<BrokenBlock> {
  if (!text.includes('#')) return;
  for (const { index, 0: line, 1: signs = '', 2: words = '' } of text.matchAll(HEADING)) {
    const typed = line.slice(line.indexOf('#')).trimEnd();
    yield {
      offset: index + line.indexOf('#'),
      length: typed.length,
      typed,
      suggestion: `${signs.trim()} ${words.trimEnd()}`,
    };
  }
}
