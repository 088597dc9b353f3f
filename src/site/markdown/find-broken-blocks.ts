import type { Span } from './markdown.ts';
import { cellsOf, isDelimiterRow } from './tables.ts';

/** What was meant as a heading or a table but is none; `suggestion` is what is written in its place, or below it. */
export interface BrokenBlock extends Span {
  typed: string;
  suggestion: string;
}

const HEADING = /^(?:[ \t]{0,3}|[ \t>]*> ?)(#{2,6})(?!#)([^\s#][^\n]*)$/gm;
const ROW = /^[ \t>]*\|.*\|[ \t]*$/;

/** Headings whose signs touch their first word. One sign alone begins other things: « #1 », « #tag ». */
export function* tightHeadingsIn(text: string): Generator<BrokenBlock> {
  if (!text.includes('##')) return;
  for (const { index, 0: line, 1: signs = '', 2: words = '' } of text.matchAll(HEADING)) {
    const typed = line.slice(line.indexOf('#')).trimEnd();
    yield { offset: index + line.indexOf('#'), length: typed.length, typed, suggestion: `${signs} ${words.trimEnd()}` };
  }
}

/** First lines of what looks like a table and lacks its line of dashes, or has one of another number of cells. */
export function* brokenTablesIn(text: string): Generator<BrokenBlock> {
  if (!text.includes('|\n') && !/\|[ \t\r]+\n/.test(text)) return;
  let before = false;
  let offset = 0;
  const lines = text.split('\n');
  for (const [at, written] of lines.entries()) {
    const line = written.replace(/\r$/, '');
    const isRow = ROW.test(line);
    const below = (lines[at + 1] ?? '').replace(/\r$/, '');
    const begin = line.indexOf('|');
    if (isRow && !before && ROW.test(below) && !isDelimiterRow(line.slice(begin).trimEnd())) {
      const count = cellsOf(line, { from: begin, to: line.length }).length;
      const bars = below.slice(below.indexOf('|'));
      const isTable = isDelimiterRow(bars) && cellsOf(bars, { from: 0, to: bars.length }).length === count;
      const typed = line.slice(begin).trimEnd();
      const suggestion = `|${' --- |'.repeat(count)}`;
      if (!isTable) yield { offset: offset + begin, length: typed.length, typed, suggestion };
    }
    before = isRow;
    offset += written.length + 1;
  }
}
