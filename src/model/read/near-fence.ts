import type { TextRange } from '../../text/range.ts';

/** A line that looks like the start or end of front matter, but is mistyped or too late. */
interface NearFence extends TextRange {
  typed: string;
  /** Whether the line itself is correct, and only the text before it must be removed. */
  isLate: boolean;
}

const DASHES =
  /^[ \t]*(?:-{2,}|[\u2010-\u2015\u2212]+|(?:[-\u2010-\u2015] ){2,}[-\u2010-\u2015]|\*{3,}|_{3,}|={3,})[ \t]*$/;
const CODE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*\w*[ \t]*$/;
const RIGHT = /^---[ \t]*$/;
const KEY = /^[ \t]*["']?([\p{L}_][\p{L}\p{N}_-]*)["']?[\s\u200B]*:/u;

/** Maximum number of lines before misplaced front matter. */
const MAX_LINES_BEFORE = 6;

/**
 * Finds the line that was probably typed to open the front matter of a text: the last line before the first known key
 * at the beginning of the text. Call it only for texts without front matter.
 */
export function findNearOpening(text: string, settings: readonly string[]): NearFence | undefined {
  let offset = 0;
  let before: { offset: number; line: string } | undefined;
  for (const written of text.slice(0, 2000).split('\n', MAX_LINES_BEFORE)) {
    const line = written.replace(/\r$/, '');
    if (settings.includes(KEY.exec(line)?.[1] ?? '')) {
      if (!before) return undefined;
      const isRight = RIGHT.test(before.line);
      if (!isRight && !DASHES.test(before.line) && !CODE.test(before.line)) return undefined;
      // The text before the fence is also removed.
      return { start: 0, end: before.offset + before.line.length, typed: before.line.trim(), isLate: isRight };
    }
    if (line.trim() !== '') before = { offset, line };
    offset += written.length + 1;
  }
  return undefined;
}

/** Start of a line of front matter: a key, whitespace, a list item, or a comment. */
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

/** Returns the index of the first line after a blank one that is not front matter; -1 if there is none. */
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
 * Finds the line intended to close unclosed front matter: its first line of dashes or code fence. Such lines in the
 * body do not count.
 */
export function findNearClosing(text: string, from: number): NearFence | undefined {
  const lines = linesFrom(text, from);
  const body = bodyStart(lines);
  const near = (body < 0 ? lines : lines.slice(0, body)).find(({ line }) => isFence(line));
  return near && { start: near.offset, end: near.offset + near.line.length, typed: near.line.trim(), isLate: false };
}

/**
 * Whether front matter includes the body, because a horizontal rule of the body closes it: after a blank line there is
 * a paragraph or heading, then another blank line, and no more lines with keys.
 */
export function holdsBody(yaml: string): boolean {
  const lines = linesFrom(yaml, 0);
  const start = bodyStart(lines);
  const body = start < 0 ? [] : lines.slice(start, -1);
  return (
    body.some(({ line }) => line.trim() === '') && !body.some(({ line }) => /^["']?[\w-]+["']?:(?:\s|$)/.test(line))
  );
}
