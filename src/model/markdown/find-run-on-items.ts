import type { Nodes } from 'mdast';
import type { CorrectedRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** A list marker that Markdown does not support. */
interface Mark {
  pattern: RegExp;
  /** The item in Markdown; `mark` is the match without whitespace. */
  write(mark: string, found: RegExpExecArray): string;
  /** Number of an item; that of the next item is one more. */
  count?(found: RegExpExecArray): number;
  /** Whether lines with this marker are wrong even if a blank line separates them. */
  isTight?: boolean;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const numbered = ([, number = '']: RegExpExecArray) => Number(number);
const kept = (mark: string) => `- ${mark} `;

const MARKS: readonly Mark[] = [
  { pattern: /^[–—―−]\s+/, write: () => '- ' },
  { pattern: /^[►▶➢➤→⇒➔◆❖※]\s*/, write: () => '- ' },
  { pattern: /^[✓✔☑✅]\s*/, write: () => '- [x] ' },
  { pattern: /^[☐□]\s*/, write: () => '- [ ] ' },
  { pattern: /^(\d{1,2})[.)](?=\p{L}{2})/u, write: (_, [, number]) => `${number}. `, count: numbered, isTight: true },
  {
    pattern: /^\(?(\d{1,2})(?:°\)?|\/| ?[-–—](?=\s)|(?<=\(\d+)\))\s*/,
    write: (_, [, number]) => `${number}. `,
    count: numbered,
  },
  {
    pattern: /^\(?([a-z]|[A-Z])(?:\.|°\)?|\)|\/)\s*(?=\S)/,
    write: kept,
    count: ([, letter = '']) => letter.charCodeAt(0),
  },
  {
    pattern: /^\(?([IVX]{1,4})(?:\.|°\)?|\)|\/)\s+(?=\S)/,
    write: kept,
    count: ([, number = '']) => ROMAN.indexOf(number),
  },
];

/** Start of a line that no pattern matches: a word. Excludes letters of Roman numerals. */
const WORD = /^(?![IVX])\p{L}[\p{L}'’ ]/u;

interface Line {
  offset: number;
  typed: string;
  mark: Mark;
  found: RegExpExecArray;
  /** Whether it is shown on the same line as the one before it. */
  isJoined: boolean;
}

/** Lines of a paragraph, each with its markers. A line without a marker ends a list. */
function* paragraphLines(text: string, literal: string, paragraph: Nodes): Generator<Line[]> {
  const { start: from, end: to } = rangeOf(paragraph);
  let isJoined = false;
  for (const { index, 0: whole } of text.slice(from, to).matchAll(/[^\r\n]+/g)) {
    const start = whole.search(/[^ \t>]|$/);
    const offset = from + index + start;
    const typed = whole.slice(start).trimEnd();
    const isShown = literal[offset] === text[offset] && !WORD.test(typed);
    const marks = isShown ? MARKS.map((mark) => ({ mark, found: mark.pattern.exec(typed) })) : [];
    yield marks.flatMap(({ mark, found }) =>
      found && found[0].length < typed.length ? [{ offset, typed, mark, found, isJoined }] : [],
    );
    // Two spaces or a backslash are a hard line break.
    isJoined = !/(?: {2}|\\)$/.test(whole);
  }
}

/** Whether a line continues the list that another one begins. */
function follows(line: Line, before: Line): boolean {
  const { mark, found } = line;
  if (mark !== before.mark || !(line.isJoined || mark.isTight)) return false;
  return mark.count ? mark.count(found) === mark.count(before.found) + 1 : found[0][0] === before.found[0][0];
}

/**
 * Consecutive lines with list markers of other programs (a long dash, « 1°) », « a) »), which are shown as one
 * paragraph.
 * @param literal the text; characters not shown as typed are masked
 */
export function* runOnItemsIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<CorrectedRange> {
  let before: Line[] = [];
  const reported = new Set<number>();
  for (const paragraph of nodes) {
    if (paragraph.type !== 'paragraph') continue;
    for (const lines of paragraphLines(text, literal, paragraph)) {
      for (const line of lines) {
        const first = before.find((one) => follows(line, one));
        for (const { offset, typed, mark, found } of first ? [first, line] : []) {
          if (reported.has(offset)) continue;
          reported.add(offset);
          const suggestion = mark.write(found[0].trim(), found) + typed.slice(found[0].length);
          yield { start: offset, end: offset + typed.length, typed, suggestion };
        }
      }
      before = lines;
    }
  }
}
