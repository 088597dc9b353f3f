import type { Report } from '../../diagnostics/diagnostic.ts';

/** Lines with which Git marks two versions of a passage: its start, the separator, and its end. */
const MARK = /^(<{7}|>{7}) [^\r\n]*|^={7}(?=\r?$)/gm;
const FENCE = /^[ \t]*(?:`{3}|~{3})/gm;

/** Returns a text with spaces in place of some ranges, which are in order; line breaks are kept. */
function blanked(text: string, ranges: [from: number, to: number][]): string {
  let out = '';
  let at = 0;
  for (const [from, to] of ranges) {
    out += text.slice(at, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ');
    at = to;
  }
  return out + text.slice(at);
}

/**
 * Creates a function that returns whether an offset of a Markdown text is in a code block. Call it with ascending
 * offsets.
 */
function createExampleFinder(text: string, file: string): (at: number) => boolean {
  let seen = 0;
  let fences = 0;
  return (at) => {
    if (file.endsWith('.md')) fences += text.slice(seen, at).match(FENCE)?.length ?? 0;
    seen = at;
    return fences % 2 === 1;
  };
}

/**
 * Reports Git's conflict markers, and keeps the first version of each passage: the markers and the second version are
 * replaced by blanks, line by line. Markers in a code block of a Markdown text are ignored.
 */
export function withoutConflicts(text: string, file: string, report: Report): string {
  if (!text.includes('<<<<<<< ') || !text.includes('>>>>>>> ')) return text;
  const isExample = createExampleFinder(text, file);
  const ranges: [from: number, to: number][] = [];
  let first: RegExpExecArray | undefined;
  let middle: RegExpExecArray | undefined;
  for (const mark of text.matchAll(MARK)) {
    const [typed, sign] = mark;
    if (sign === '<<<<<<<') {
      first = isExample(mark.index) ? undefined : mark;
      middle = undefined;
    } else if (sign === undefined) middle ??= first && mark;
    else if (first && middle) {
      const { index: offset, 0: opening } = first;
      const place = { file, start: offset, end: offset + opening.length };
      report({ code: 'file/conflict', severity: 'error', place, args: { typed: opening } });
      ranges.push([offset, offset + opening.length], [middle.index, mark.index + typed.length]);
      first = undefined;
    }
  }
  return blanked(text, ranges);
}
