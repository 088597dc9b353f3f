import type { CorrectedRange, TextRange } from '../../text/range.ts';
import { MASKED, mask } from './mask.ts';
import { cellsOf, isDelimiterRow } from './tables.ts';

/** Indentation of a line, including the markers of quotes. */
const INDENT = /^[ \t>]*/;
/** Indentation of a line, including the markers of quotes and lists. */
const ITEM = /^(?:[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t])+[ \t>]*/;
export const ROW = /^\|.*\|[ \t]*$/;
/** Rows of dashes that a word processor has changed, or that contain spaces. */
const WORD_DASHES =
  /^\|?(?:[ \t\u00A0\u202F:]*[-=_\u2010-\u2015\u2212](?:[ \t\u00A0\u202F]*[-=_\u2010-\u2015\u2212])*[ \t\u00A0\u202F:]*(?:\||$))+$/;

/**
 * Text that looks like a table but is not one; `dashes` is the delimiter row that belongs below its first line,
 * `typed`.
 */
export interface BrokenTable extends CorrectedRange {
  dashes: string;
}

/** Rows of a table without a delimiter row; `dashes` is the one that belongs below the first row. */
export interface UndelimitedTable extends TextRange {
  dashes: string;
  suggestion: string;
}

/** A line that contains a bar. */
export interface BarredLine extends TextRange {
  /** Offset of its words, after the indentation. */
  offset: number;
  words: string;
  /** Whether it begins a list item, and so does not continue the row above. */
  isItem: boolean;
}

export function barredLinesOf(text: string): BarredLine[] {
  const lines: BarredLine[] = [];
  for (let end = 0, bar = text.indexOf('|'); bar >= 0; bar = text.indexOf('|', end)) {
    const start = text.lastIndexOf('\n', bar) + 1;
    const next = text.indexOf('\n', bar);
    end = next < 0 ? text.length : next;
    const line = text.slice(start, end);
    const item = ITEM.exec(line)?.[0];
    const indent = item ?? INDENT.exec(line)?.[0] ?? '';
    const words = line.slice(indent.length).trimEnd();
    lines.push({ start, end, offset: start + indent.length, words, isItem: item !== undefined });
  }
  return lines;
}

/** Whether one line is directly above another, which does not begin a list item. */
export function isAbove(line: BarredLine | undefined, next: BarredLine | undefined): boolean {
  return line !== undefined && next !== undefined && line.end + 1 === next.start && !next.isItem;
}

/** Returns the number of cells of a row. */
export function countOf(words: string): number {
  return cellsOf(words, { start: 0, end: words.length }).length;
}

/** Whether each cell of a line consists of dashes, although the line is not a valid delimiter row. */
export function isWordDashes(words: string): boolean {
  return words.includes('|') && WORD_DASHES.test(words) && !isDelimiterRow(words);
}

/** Returns the indentation for lines below another line: list items continue with spaces, quotes with their marker. */
export function indentBelow(text: string, { start, offset }: BarredLine): string {
  return text.slice(start, offset).replace(/[^ \t>]/g, ' ');
}

/**
 * Yields the first lines of apparent tables without a delimiter row, and the delimiter rows whose number of cells
 * differs from that of the line above.
 * @param tables the tables that pages show
 */
export function* brokenTablesIn(text: string, tables: readonly TextRange[]): Generator<BrokenTable> {
  const lines = barredLinesOf(text);
  if (lines.length === 0) return;
  const inTables = mask(text, tables);
  const isInTable = (at: number) => inTables[at] === MASKED;
  /** Whether the lines above are rows that pages do not show as such. */
  let continuesTable = false;
  for (const [at, line] of lines.entries()) {
    const { offset, words } = line;
    const below = lines[at + 1];
    const isShown = isInTable(offset);
    const isDashes = isDelimiterRow(words) || isWordDashes(words);
    const isRow = ROW.test(words);
    const follows = isAbove(lines[at - 1], line);
    const isFirst = !isShown && !isDashes && !(continuesTable && follows);
    // Dashes without a row above do not begin a table.
    continuesTable = !isShown && (isDashes ? follows : isRow);
    if (!isFirst || !below || !isAbove(line, below)) continue;
    const isBroken = isWordDashes(below.words);
    const isAboveDashes = isBroken || isDelimiterRow(below.words);
    const isMeant = isRow ? ROW.test(below.words) || isAboveDashes : isAboveDashes && !isInTable(below.offset);
    const count = countOf(words);
    if (!isMeant || (isAboveDashes && !isBroken && countOf(below.words) === count)) continue;
    const dashes = `|${' --- |'.repeat(count)}`;
    if (isAboveDashes)
      yield { start: below.offset, end: below.offset + below.words.length, typed: words, dashes, suggestion: dashes };
    else {
      const suggestion = `${words}\n${indentBelow(text, line)}${dashes}`;
      yield { start: offset, end: offset + words.length, typed: words, dashes, suggestion };
    }
  }
}
