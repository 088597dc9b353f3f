import type { Nodes } from 'mdast';
import type { CorrectedRange, TextRange, TypedRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';
import { DIALECT, ITEMS, type ItemSign, PAIRS, TITLES } from './shown-signs.ts';

/** Start of a line that no pattern can match: a word that does not begin like a Roman numeral. */
const WORD = /^(?![IVX])\p{L}[\p{L}'’ ]/u;
/** Matches the text before a line if the line begins a paragraph, or follows a line with a list marker. */
const BEGINS = /(?:^|\n[ \t>]*\r?\n|\n[ \t>]*[-*+•‣▪][^\n]*\n)$/;
/** Maximum number of characters checked before a line. */
const MAX_LENGTH_BEFORE = 300;
/**
 * Matches the mistyped box of a task, which pages show as brackets: a space is missing, or the check mark is not an
 * `x`.
 */
const BOX = /^\[(?:([ xX✓✔☑])\](?=[ \t\p{L}\p{N}])|\](?=[ \t]))/u;

interface Line {
  offset: number;
  typed: string;
  sign: ItemSign;
  found: RegExpExecArray;
  /** Whether it is shown on the same line as the one before it. */
  isJoined: boolean;
}

function corrected({ offset, typed, sign: { pattern, put } }: Pick<Line, 'offset' | 'typed' | 'sign'>): CorrectedRange {
  return { start: offset, end: offset + typed.length, typed, suggestion: typed.replace(pattern, put) };
}

/** Returns a line of a paragraph once for each pattern of `ITEMS` that it matches. */
function signsAt(text: string, { offset, typed, isJoined }: Pick<Line, 'offset' | 'typed' | 'isJoined'>): Line[] {
  return ITEMS.flatMap((sign) => {
    const found = sign.pattern.exec(typed);
    if (!found || found[0].length >= typed.length) return [];
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const isDash = found[0] === '-' && !BEGINS.test(text.slice(Math.max(0, start - MAX_LENGTH_BEFORE), start));
    return isDash ? [] : [{ offset, typed, sign, found, isJoined }];
  });
}

/** Whether a line continues the list that another one begins. */
function follows({ sign, found, isJoined }: Line, before: Line): boolean {
  if (sign !== before.sign || !(isJoined || sign.isSpaced)) return false;
  const countOf = ({ groups: { n = '' } = {} }: RegExpExecArray) => sign.count?.(n);
  return sign.count ? countOf(found) === Number(countOf(before.found)) + 1 : found[0][0] === before.found[0][0];
}

/** Returns a task whose box is not drawn, because it is mistyped. */
function taskAt(text: string, literal: string, start: number, typed: string): CorrectedRange | undefined {
  const marker = /(?:[-*+]|\d{1,9}[.)])[ \t]+$/.exec(text.slice(Math.max(0, start - 20), start))?.[0];
  const [box, sign = ' '] = BOX.exec(typed) ?? [];
  if (marker === undefined || box === undefined || literal[start] !== '[') return undefined;
  const words = typed.slice(box.length).replace(/^(?![ \t])/, ' ');
  const suggestion = `${marker}[${sign.replace(/[✓✔☑]/, 'x')}]${words}`;
  return { start: start - marker.length, end: start + typed.length, typed: marker + typed, suggestion };
}

/**
 * Yields the lines that look like list items but are not, or show their checkboxes as brackets.
 * @param literal the text; characters not shown as typed are masked
 */
export function* brokenItemsIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<CorrectedRange> {
  let before: Line[] = [];
  const reported = new Set<Line['offset']>();
  for (const node of nodes) {
    if (node.type !== 'paragraph') continue;
    const { start: from, end: to } = rangeOf(node);
    let isJoined = false;
    for (const { index, 0: whole } of text.slice(from, to).matchAll(/[^\r\n]+/g)) {
      const indent = whole.search(/[^ \t>]|$/);
      const offset = from + index + indent;
      const typed = whole.slice(indent).trimEnd();
      const isShown = literal[offset] === text[offset] && !WORD.test(typed);
      const mistyped = isShown ? taskAt(text, literal, offset, typed) : undefined;
      if (mistyped) yield mistyped;
      const lines = isShown ? signsAt(text, { offset, typed, isJoined }) : [];
      const alone = lines.find(({ sign }) => sign.isAlone);
      for (const line of alone ? [alone] : lines) {
        const first = alone ?? before.find((one) => follows(line, one));
        for (const one of first ? new Set([first, line]) : []) {
          if (!reported.has(one.offset)) yield corrected(one);
          reported.add(one.offset);
        }
      }
      before = lines;
      // Two spaces or a backslash are a hard line break.
      isJoined = !/(?: {2}|\\)$/.test(whole);
    }
  }
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** Returns the first asterisks in a block that make nothing bold. */
function literalStars(text: string, literal: string, block: TextRange): TypedRange | undefined {
  const runs = [...literal.slice(block.start, block.end).matchAll(/\*+/g)].flatMap(({ index, 0: { length } }) => {
    const start = block.start + index;
    let [from, to] = [start, start + length];
    while (text[from - 1] === '*') from -= 1;
    while (text[to] === '*') to += 1;
    // A single asterisk may refer to a note, unless asterisks that format text directly follow it.
    if (length === 1 && to === start + 1) return [];
    const isApart =
      /^\s?$/.test(text.slice(Math.max(block.start, from - 1), from)) && !/^\S/.test(text.slice(to, to + 1));
    const range = length === 1 ? { start, end: to } : { start, end: start + length };
    return [{ ...range, typed: length === 1 ? text.slice(start, to) : '**', isApart, isDrawn: to - from > 3 }];
  });
  // A row of many asterisks is decoration, as in a hidden password. Two asterisks between spaces are a multiplication.
  const arePaired = runs.filter(({ isApart }) => isApart).length > 1;
  const found = runs.find(({ isApart, isDrawn }) => !isDrawn && (arePaired || !isApart));
  return found && { start: found.start, end: found.end, typed: found.typed };
}

/**
 * Yields the emphasis markers that format nothing and are shown: the first of each paragraph, heading and cell.
 * @param literal the text; characters not shown as typed are masked
 */
export function* literalMarksIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<TypedRange> {
  if (!/[*_]|~~/.test(literal)) return;
  for (const block of nodes.filter(({ type }) => BLOCKS.has(type)).map(rangeOf)) {
    const shown = literal.slice(block.start, block.end);
    const pairs = PAIRS.flatMap(([typed, pattern]) => {
      const [pair] = shown.includes(typed) ? shown.matchAll(pattern) : [];
      return pair ? [{ start: block.start + pair.index, end: block.start + pair.index + typed.length, typed }] : [];
    });
    const first = literalStars(text, literal, block) ?? pairs.sort((one, other) => one.start - other.start)[0];
    if (first) yield first;
  }
}

/**
 * Yields the markup of other tools that pages show as typed.
 * @param literal the text; characters not shown as typed are masked
 */
export function* dialectsIn(text: string, literal: string): Generator<TypedRange> {
  for (const { index: offset, 0: found, 1: callout = '' } of literal.matchAll(DIALECT)) {
    const { length } = found.trimEnd();
    const typed = text.slice(offset, offset + length);
    const title = TITLES[callout.toUpperCase()];
    const isCallout = title !== undefined && /^ {0,3}> ?$/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset));
    yield { start: offset, end: offset + length, typed, ...(isCallout ? { suggestion: `**${title}**\n>` } : {}) };
  }
}
