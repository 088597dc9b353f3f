import type { TextRange } from '../../text/range.ts';

/** The first of the private-use characters that open a text. Each of these characters encodes a number. */
const FIRST = 0xf0000;
/** The character that closes a text. */
const CLOSE = '\u{10FFFD}';
const MARK = /[\u{F0000}-\u{FFFFF}\u{10FFFD}]/gu;
/** A mark in an address, where it is percent-encoded. */
const ENCODED_MARK = /%F3%B[0-9A-F](?:%[89AB][0-9A-F]){2}|%F4%8F%BF%BD/gi;

/** Maximum number of texts with marks on one page. */
export const MAX_MARKS = 0xffff;

/** Wraps a text in the marks of its number. */
export function wrap(text: string, number: number): string {
  return String.fromCodePoint(FIRST + number) + text + CLOSE;
}

/** Returns the markup without its marks. */
export function stripMarks(html: string): string {
  return html.replace(MARK, '').replace(ENCODED_MARK, '');
}

/** A range of a text inside the marks of one number, or outside all marks. Offsets refer to the text without marks. */
export interface MarkedRange extends TextRange {
  number?: number;
  /** Whether the marked text begins with this range, and whether it ends with it. */
  opens: boolean;
  closes: boolean;
}

/**
 * Removes the marks from a text and returns the runs between them. `open` holds the numbers that earlier text nodes
 * have opened and not closed, and is updated: a component may split a text and insert other nodes.
 */
export function readMarks(marked: string, open: number[]): { text: string; runs: MarkedRange[] } {
  const runs: MarkedRange[] = [];
  let text = '';
  let at = 0;
  let opens = false;
  const add = (part: string, closes: boolean) => {
    const number = open.at(-1);
    if (part === '') return;
    const start = text.length;
    text += part;
    runs.push({ start, end: text.length, opens, closes, ...(number === undefined ? {} : { number }) });
  };
  for (const { 0: mark, index } of marked.matchAll(MARK)) {
    const isEnd = mark === CLOSE;
    add(marked.slice(at, index), isEnd);
    opens = !isEnd;
    if (isEnd) open.pop();
    else open.push((mark.codePointAt(0) ?? FIRST) - FIRST);
    at = index + mark.length;
  }
  add(marked.slice(at), false);
  return { text, runs };
}
