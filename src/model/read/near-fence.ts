import type { TextRange } from '../../text/range.ts';
/** A line that was meant to open or close front matter, and is no « --- ». */
export interface NearFence extends TextRange {
  typed: string;
  /** Whether the line itself is right, and only what stands before it is not. */
  isLate: boolean;
}

const DASHES =
  /^[ \t]*(?:-{2,}|[\u2010-\u2015\u2212]+|(?:[-\u2010-\u2015] ){2,}[-\u2010-\u2015]|\*{3,}|_{3,}|={3,})[ \t]*$/;
const CODE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*\w*[ \t]*$/;
const RIGHT = /^---[ \t]*$/;
const KEY = /^[ \t]*["']?([\p{L}_][\p{L}\p{N}_-]*)["']?[\s\u200B]*:/u;

/** Lines that may stand before front matter that begins too late. */
const MOST_BEFORE = 6;

/**
 * Finds what was meant to open the front matter of a text that has none: the last line before the first that names
 * one of the settings, at the beginning of the text.
 */
export function findNearOpening(text: string, settings: readonly string[]): NearFence | undefined {
  let offset = 0;
  let before: { offset: number; line: string } | undefined;
  for (const written of text.slice(0, 2000).split('\n', MOST_BEFORE)) {
    const line = written.replace(/\r$/, '');
    if (settings.includes(KEY.exec(line)?.[1] ?? '')) {
      if (!before) return undefined;
      const isRight = RIGHT.test(before.line);
      if (!isRight && !DASHES.test(before.line) && !CODE.test(before.line)) return undefined;
      // What stands before the fence is to go as well.
      return { start: 0, end: before.offset + before.line.length, typed: before.line.trim(), isLate: isRight };
    }
    if (line.trim() !== '') before = { offset, line };
    offset += written.length + 1;
  }
  return undefined;
}

/** How a line of front matter may begin: with a key, blanks, an entry of a list, or a comment. */
const YAML_LINE = /^(?:["']?[\w-]+["']?:(?:\s|$)|[ \t]|-[ \t]|#(?!#))/;

interface Line {
  offset: number;
  line: string;
}

function linesFrom(text: string, from: number): Line[] {
  let offset = from;
  return text
    .slice(from)
    .split('\n')
    .map((written) => {
      const found = { offset, line: written.replace(/\r$/, '') };
      offset += written.length + 1;
      return found;
    });
}

/** Index of the first line behind a blank one that is no line of front matter; -1 if all are. */
function bodyStart(lines: readonly Line[]): number {
  return lines.findIndex(({ line }, index) => {
    const isAfterBlank = lines[index - 1]?.line.trim() === '';
    return isAfterBlank && line.trim() !== '' && !YAML_LINE.test(line) && !isFence(line);
  });
}

function isFence(line: string): boolean {
  return DASHES.test(line) || CODE.test(line);
}

/**
 * Finds what was meant to close front matter that nothing closes: the first line of dashes or of code in it. Those of
 * the body are none.
 */
export function findNearClosing(text: string, from: number): NearFence | undefined {
  const lines = linesFrom(text, from);
  const body = bodyStart(lines);
  const near = (body < 0 ? lines : lines.slice(0, body)).find(({ line }) => isFence(line));
  return near && { start: near.offset, end: near.offset + near.line.length, typed: near.line.trim(), isLate: false };
}

/**
 * Whether front matter runs on into the body, where a ruler of that closes it: behind a blank line stands a paragraph
 * or a heading, another blank line, and no line of a key any more.
 */
export function holdsBody(yaml: string): boolean {
  const lines = linesFrom(yaml, 0);
  const start = bodyStart(lines);
  const body = start < 0 ? [] : lines.slice(start, -1);
  return (
    body.some(({ line }) => line.trim() === '') && !body.some(({ line }) => /^["']?[\w-]+["']?:(?:\s|$)/.test(line))
  );
}
