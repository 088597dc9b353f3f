import type { Nodes } from 'mdast';
import type { BrokenBlock } from './find-broken-blocks.ts';
import { rangeOf } from './markdown.ts';

/** A way to mark items that Markdown does not know. */
interface Mark {
  pattern: RegExp;
  /** How an item is written; what the pattern found is `mark` without its blanks. */
  write(mark: string, found: RegExpExecArray): string;
  /** Place of an item among others: that of the next is one more. */
  count?(found: RegExpExecArray): number;
  /** Whether blank lines may part the items: nobody means such lines as they show. */
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

/** How lines begin that no pattern finds: with a word, which no number of Romans begins. */
const WORD = /^(?![IVX])\p{L}[\p{L}'’ ]/u;

interface Line {
  offset: number;
  typed: string;
  mark: Mark;
  found: RegExpExecArray;
  /** Whether the line before it is shown on the same line. */
  isJoined: boolean;
}

/** The lines of a paragraph, each with its marks; a line without a mark parts those around it. */
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
    // Two spaces or a backslash break the line.
    isJoined = !/(?: {2}|\\)$/.test(whole);
  }
}

/** Whether one line goes on with the list that another begins. */
function follows(line: Line, before: Line): boolean {
  const { mark, found } = line;
  if (mark !== before.mark || !(line.isJoined || mark.isTight)) return false;
  return mark.count ? mark.count(found) === mark.count(before.found) + 1 : found[0][0] === before.found[0][0];
}

/**
 * Lines one below the other that begin as the items of a list do elsewhere (a long dash, « 1°) », « a) »), and are
 * shown as one run-on paragraph.
 * @param literal the text with all masked that is not shown as it is typed
 */
export function* runOnItemsIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<BrokenBlock> {
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
