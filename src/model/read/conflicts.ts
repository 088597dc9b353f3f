import type { Report } from '../../diagnostics/diagnostic.ts';

/** Lines with which Git marks two versions of a passage: where they begin, where they part, where they end. */
const MARK = /^(<{7}|>{7}) [^\r\n]*|^={7}(?=\r?$)/gm;
const FENCE = /^[ \t]*(?:`{3}|~{3})/gm;

/** A text with blanks in the place of some ranges, which follow one another; lines stay lines. */
function blanked(text: string, ranges: [from: number, to: number][]): string {
  let out = '';
  let at = 0;
  for (const [from, to] of ranges) {
    out += text.slice(at, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ');
    at = to;
  }
  return out + text.slice(at);
}

/** Whether what comes next stands in a block of code, asked of one place after another of a Markdown text. */
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
 * Reports what Git could not merge, and reads of each passage the first version: blanks, line by line, stand in the
 * place of the marks and of the second. Marks within a block of code of a Markdown text are an example.
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
