import type { Nodes } from 'mdast';
import type { TextRange, TypedRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const WORD = '\\p{L}\\p{N}';

/**
 * Patterns for pairs of a marker on one line that should have formatted the text between them. A single asterisk may
 * refer to a note about a price (« 29 €* »), so it only counts if a word follows it, and only a space or an opening
 * sign precedes it.
 */
function pairsOf(mark: string): RegExp {
  const one = mark.replace(/\*/g, '\\*');
  const sign = mark.charAt(0).replace('*', '\\*');
  const [words, before, after] = [`[^${sign}\\n]*`, `(?<![${WORD}${sign}\\\\])`, `(?![${WORD}${sign}])`];
  const ways = [
    // A space before the second marker.
    `${mark === '*' ? '(?<![^\\s(«“"’\'])' : before}${one}(?=[^\\s${sign}])${words}\\s${one}${after}`,
    // A letter next to formatted quotation marks.
    `(?<!${sign})${one}[«“"]${words}[»”"]${one}(?!${sign})`,
  ];
  // A space after the first marker.
  if (mark !== '*') ways.push(`${before}${one}\\s${words}[^\\s${sign}]${one}${after}`);
  return new RegExp(ways.join('|'), 'gu');
}

const PAIRS = ['*', '_', '__', '~~'].map((mark): [string, RegExp] => [mark, pairsOf(mark)]);

/** All asterisks of a run, some of which may format text. */
function runAround(text: string, { start, end }: TextRange): TextRange {
  let [from, to] = [start, end];
  while (text[from - 1] === '*') from -= 1;
  while (text[to] === '*') to += 1;
  return { start: from, end: to };
}

/** The first pair of asterisks in a block that does not make anything bold. */
function literalStars(text: string, literal: string, block: TextRange): TypedRange | undefined {
  const runs = [...literal.slice(block.start, block.end).matchAll(/\*{2,}/g)].map(({ index, 0: { length } }) => {
    const range = { start: block.start + index, end: block.start + index + length };
    const { start: from, end: to } = runAround(text, range);
    const isApart =
      /^\s?$/.test(text.slice(Math.max(block.start, from - 1), from)) && !/^\S/.test(text.slice(to, to + 1));
    return { ...range, isApart, isDrawn: to - from > 3 };
  });
  // A row of many asterisks is decoration, as in a hidden password. Two asterisks between spaces are a multiplication.
  const arePaired = runs.filter(({ isApart }) => isApart).length > 1;
  const found = runs.find(({ isApart, isDrawn }) => !isDrawn && (arePaired || !isApart));
  return found && { start: found.start, end: found.end, typed: '**' };
}

/**
 * Emphasis markers that format nothing, and are shown: the first of each paragraph, heading and cell.
 * @param literal the text; characters not shown as typed are masked
 */
export function* literalMarksIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<TypedRange> {
  if (!/[*_]|~~/.test(literal)) return;
  for (const node of nodes) {
    if (!BLOCKS.has(node.type)) continue;
    const block = rangeOf(node);
    const stars = literalStars(text, literal, block);
    if (stars) {
      yield stars;
      continue;
    }
    const shown = literal.slice(block.start, block.end);
    const found = PAIRS.flatMap(([typed, pattern]) => {
      const [pair] = shown.includes(typed) ? shown.matchAll(pattern) : [];
      return pair ? [{ start: block.start + pair.index, end: block.start + pair.index + typed.length, typed }] : [];
    });
    const [first] = found.sort((one, other) => one.start - other.start);
    if (first) yield first;
  }
}
