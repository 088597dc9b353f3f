import type { TextEdit } from './text-edit.ts';

/** Maximum number of line pairs compared; beyond that, the whole difference is one edit. */
const MAX_PAIRS = 4_000_000;

/** Whether an offset is inside of a surrogate pair. */
function isInPair(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Returns the single edit between two texts, without their common start and end. */
function trimmed(before: string, after: string, at: number): TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isInPair(before, start) || isInPair(after, start)) start -= 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (end > 0 && (isInPair(before, before.length - end) || isInPair(after, after.length - end))) end -= 1;
  return [
    {
      start: at + start,
      end: at + start + (before.length - start - end),
      text: after.slice(start, after.length - end),
    },
  ];
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Returns, for each pair of lines, the length of the longest common subsequence that begins there. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, next] = [rows[i] as Uint32Array, rows[i + 1] as Uint32Array];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/**
 * Returns the edits that turn a text into another: one for each run of different lines, reduced to the characters that
 * differ.
 */
export function diffTexts(before: string, after: string): TextEdit[] {
  const [whole] = trimmed(before, after, 0);
  if (!whole) return [];
  // Extend the range to whole lines, because lines are compared.
  const from = whole.start === 0 ? 0 : before.lastIndexOf('\n', whole.start - 1) + 1;
  const lineEnd = before.indexOf('\n', whole.end);
  const to = lineEnd < 0 ? before.length : lineEnd + 1;
  const a = splitLines(before.slice(from, to));
  const b = splitLines(after.slice(from, to + after.length - before.length));
  if (a.length * b.length > MAX_PAIRS) return [whole];
  const common = commonLengths(a, b);
  const edits: TextEdit[] = [];
  let [i, j, at] = [0, 0, from];
  while (i < a.length || j < b.length) {
    const [startA, startB] = [i, j];
    while ((i < a.length || j < b.length) && (i >= a.length || j >= b.length || a[i] !== b[j])) {
      if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) i += 1;
      else j += 1;
    }
    const [old, put] = [a.slice(startA, i).join(''), b.slice(startB, j).join('')];
    edits.push(...trimmed(old, put, at));
    at += old.length + (a[i]?.length ?? 0);
    i += 1;
    j += 1;
  }
  return edits;
}
