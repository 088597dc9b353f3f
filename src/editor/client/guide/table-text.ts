import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { TextRange } from '../../../text/range.ts';
import { insertBlock } from './markdown-commands.ts';

/** A row of a table. `line` is its source text, if there is one that matches the cells. */
interface TableRow {
  cells: readonly string[];
  line?: string;
}

/** A Markdown table. Its first row is the head; `dashes` is the delimiter row below it. */
export interface TextTable {
  rows: readonly TableRow[];
  dashes: string;
}

const ROW = /^\s*\|.*\|\s*$/;
const DASHES = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** A bar between cells. */
const BAR = /(?<!\\)\|/;

/** Returns the source text of each cell in a line. */
function rawCells(line: string): string[] {
  return line.trim().slice(1, -1).split(BAR);
}

/** Returns the readable text of the cells in a line, one for each column. */
function cellsOf(line: string, columns: number): string[] {
  const cells = rawCells(line).map((cell) => cell.trim().replaceAll('\\|', '|'));
  return Array.from({ length: columns }, (_, at) => cells[at] ?? '');
}

const escaped = (cell: string) =>
  cell
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();

const padded = (cell: string) => (cell === '' ? '  ' : ` ${cell} `);

function writeRow(cells: readonly string[]): string {
  return `|${cells.map((cell) => padded(escaped(cell))).join('|')}|`;
}

/** Reads the lines of a table. */
export function readTable(lines: readonly string[]): TextTable | undefined {
  const [head, dashes, ...body] = lines;
  if (head === undefined || dashes === undefined || !DASHES.test(dashes)) return undefined;
  const columns = rawCells(dashes).length;
  return { rows: [head, ...body].map((line) => ({ cells: cellsOf(line, columns), line })), dashes };
}

/** Returns an empty table: a head and one row. */
export function newTable(columns: readonly string[]): TextTable {
  return { rows: [{ cells: columns }, { cells: columns.map(() => '') }], dashes: `|${'---|'.repeat(columns.length)}` };
}

/** Writes a table. Unchanged rows keep their source text. */
export function writeTable({ rows, dashes }: TextTable): string[] {
  const [head = '', ...body] = rows.map(({ cells, line }) => line ?? writeRow(cells));
  return [head, dashes, ...body];
}

/** Changes one cell; the others keep their spaces. */
export function setCell(table: TextTable, row: number, column: number, text: string): TextTable {
  const rows = table.rows.map(({ cells, line }, at): TableRow => {
    if (at !== row) return { cells, ...(line !== undefined && { line }) };
    const changed = cells.with(column, text);
    const raw = line === undefined ? [] : rawCells(line);
    if (line === undefined || raw.length !== cells.length) return { cells: changed };
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    return { cells: changed, line: `${indent}|${raw.with(column, padded(escaped(text))).join('|')}|` };
  });
  return { ...table, rows };
}

export function addRow(table: TextTable): TextTable {
  return { ...table, rows: [...table.rows, { cells: rawCells(table.dashes).map(() => '') }] };
}

export function removeRow(table: TextTable, row: number): TextTable {
  return { ...table, rows: table.rows.filter((_, at) => at !== row) };
}

/** Adds a column at the end. */
export function addColumn({ rows, dashes }: TextTable, head: string): TextTable {
  return {
    rows: rows.map(({ cells }, row) => ({ cells: [...cells, row === 0 ? head : ''] })),
    dashes: `${dashes.trimEnd()}---|`,
  };
}

export function removeColumn({ rows, dashes }: TextTable, column: number): TextTable {
  return {
    rows: rows.map(({ cells }) => ({ cells: cells.toSpliced(column, 1) })),
    dashes: `|${rawCells(dashes).toSpliced(column, 1).join('|')}|`,
  };
}

/** Returns offsets at which the tables of a text begin. */
export function tableStarts({ doc }: Pick<EditorState, 'doc'>): number[] {
  const starts: number[] = [];
  for (let number = 2; number <= doc.lines; number += 1) {
    const head = doc.line(number - 1);
    if (DASHES.test(doc.line(number).text) && ROW.test(head.text)) starts.push(head.from);
  }
  return starts;
}

/** Returns the table at the caret and its range. */
export function tableAt({ doc, selection }: EditorState): { table: TextTable; range: TextRange } | undefined {
  let [first, last] = [doc.lineAt(selection.main.head), doc.lineAt(selection.main.head)];
  if (!ROW.test(first.text)) return undefined;
  while (first.number > 1 && ROW.test(doc.line(first.number - 1).text)) first = doc.line(first.number - 1);
  while (last.number < doc.lines && ROW.test(doc.line(last.number + 1).text)) last = doc.line(last.number + 1);
  const table = readTable(doc.sliceString(first.from, last.to, '\n').split('\n'));
  return table && { table, range: { start: first.from, end: last.to } };
}

/**
 * Replaces the table at the caret, or inserts one after its paragraph. If the number of rows stays the same, only
 * changed lines are written.
 */
export function putTable(state: EditorState, table: TextTable): TransactionSpec {
  const there = tableAt(state);
  if (!there) return insertBlock(state, writeTable(table).join('\n'), { from: 2, to: 2 });
  const { start, end } = there.range;
  const [before, lines] = [state.doc.sliceString(start, end, '\n').split('\n'), writeTable(table)];
  if (before.length !== lines.length) return { changes: { from: start, to: end, insert: lines.join('\n') } };
  let at = start;
  const changes = before.flatMap((line, index) => {
    const from = at;
    at += line.length + 1;
    return line === lines[index] ? [] : [{ from, to: from + line.length, insert: lines[index] ?? '' }];
  });
  return { changes };
}
