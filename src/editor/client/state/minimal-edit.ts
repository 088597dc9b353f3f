import type { TextEdit } from '../../../edit/text-edit.ts';

const isPairEnd = (text: string, at: number) => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** The one edit between the common beginning and the common end of two texts; nothing where they are the same. */
export function minimalEdit(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  if (isPairEnd(before, start) || isPairEnd(after, start)) start -= 1;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (end > 0 && (isPairEnd(before, before.length - end) || isPairEnd(after, after.length - end))) end -= 1;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}
