/** A line that was meant to open or close front matter, and is no « --- ». */
export interface NearFence {
  offset: number;
  length: number;
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
      return { offset: 0, length: before.offset + before.line.length, typed: before.line.trim(), isLate: isRight };
    }
    if (line.trim() !== '') before = { offset, line };
    offset += written.length + 1;
  }
  return undefined;
}

/** Finds what was meant to close front matter that nothing closes: the first line of dashes or of code in it. */
export function findNearClosing(text: string, from: number): NearFence | undefined {
  let offset = from;
  for (const written of text.slice(from).split('\n')) {
    const line = written.replace(/\r$/, '');
    if (DASHES.test(line) || CODE.test(line)) {
      return { offset, length: line.length, typed: line.trim(), isLate: false };
    }
    offset += written.length + 1;
  }
  return undefined;
}
