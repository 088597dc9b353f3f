import type { TextRange } from '../../text/range.ts';
import {
  type BarredLine,
  barredLinesOf,
  countOf,
  indentBelow,
  isAbove,
  isWordDashes,
  ROW,
  type UndelimitedTable,
} from './find-broken-tables.ts';
import { MASKED, mask } from './mask.ts';
import { isDelimiterRow } from './tables.ts';

const isDashes = ({ words }: BarredLine) => isDelimiterRow(words) || isWordDashes(words);

/** Groups the rows that are directly below one another. */
function groupsOf(lines: readonly BarredLine[]): BarredLine[][] {
  const groups: BarredLine[][] = [];
  for (const line of lines) {
    if (!ROW.test(line.words) && !isDelimiterRow(line.words)) groups.push([]);
    else if (isAbove(groups.at(-1)?.at(-1), line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.filter(([line]) => line !== undefined);
}

/**
 * Yields the tables that pages do not show, or only in part, because of blank lines between their rows.
 * @param tables the tables that pages show
 */
export function* splitTablesIn(text: string, tables: readonly TextRange[]): Generator<UndelimitedTable> {
  const groups = groupsOf(barredLinesOf(text));
  if (groups.length < 2) return;
  const inTables = mask(text, tables);
  const isShown = (line: BarredLine | undefined) => line !== undefined && inTables[line.offset] === MASKED;
  const indentOf = ({ start, offset }: BarredLine) => text.slice(start, offset);
  /** Whether there are only blank lines between two groups of the same indentation. */
  const isBelow = (above: readonly BarredLine[], [first]: readonly BarredLine[]) => {
    const last = above.at(-1);
    if (!last || !first || first.isItem) return false;
    return /^[ \t>\r\n]*$/.test(text.slice(last.end, first.start)) && indentBelow(text, last) === indentOf(first);
  };
  /** Whether a group continues the table whose rows are above. */
  const continuesTable = (rows: readonly BarredLine[], group: readonly BarredLine[], next: readonly BarredLine[]) => {
    const [head] = rows;
    const [first, ...more] = group;
    if (!head || !first || isShown(first) || countOf(first.words) !== countOf(head.words)) return false;
    const isHeaded = rows.some(isDashes);
    if (isDashes(first)) return !isHeaded;
    // Several rows below a complete table begin another table, and so does a row above a delimiter row.
    if (rows.length > 2 && more.length > 0) return false;
    return !(isHeaded && next[0] && isBelow(group, next) && isDashes(next[0]));
  };
  for (let at = 0; at < groups.length; at += 1) {
    const rows = [...(groups[at] ?? [])];
    const [head, ...others] = rows;
    if (!head || isDashes(head) || countOf(head.words) < 2 || (!isShown(head) && others.length > 0)) continue;
    const count = rows.length;
    while (isBelow(rows, groups[at + 1] ?? []) && continuesTable(rows, groups[at + 1] ?? [], groups[at + 2] ?? [])) {
      rows.push(...(groups[at + 1] ?? []));
      at += 1;
    }
    const first = isShown(head) ? rows[count - 1] : head;
    const last = rows.at(-1);
    if (rows.length === count || !first || !last) continue;
    const dashes = `|${' --- |'.repeat(countOf(head.words))}`;
    const body = rows.slice(rows.indexOf(first) + 1).filter((line) => isShown(head) || !isDashes(line));
    const fits = ({ words }: BarredLine) => isDelimiterRow(words) && countOf(words) === countOf(head.words);
    const found = rows.find(fits)?.words ?? dashes;
    const written = [first.words, ...(isShown(head) ? [] : [found]), ...body.map(({ words }) => words)];
    const { offset } = first;
    const length = last.offset + last.words.length - offset;
    yield { start: offset, end: offset + length, dashes, suggestion: written.join(`\n${indentBelow(text, first)}`) };
  }
}
