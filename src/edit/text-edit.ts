import type { TextRange } from '../text/range.ts';
/** One change of a text: replaces the range by `text`. */
export interface TextEdit extends TextRange {
  text: string;
}

/** Applies edits that are sorted by offset and do not overlap; all offsets refer to the original text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at || edit.end > text.length)
      throw new RangeError(`An edit at ${edit.start} overlaps another or lies outside the text`);
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** Returns the edits that turn the result of `applyEdits(text, edits)` back into `text`. */
export function invert(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ start, end, text: put }) => {
    const inverse = { start: start + shift, end: start + shift + put.length, text: text.slice(start, end) };
    shift += put.length - (end - start);
    return inverse;
  });
}

/**
 * Rebases edits of a text on other edits of the same text (`over`). Returns `undefined` if two of them touch the same
 * characters. If both insert at the same offset, the text of `over` comes first.
 */
export function rebase(edits: readonly TextEdit[], over: readonly TextEdit[]): TextEdit[] | undefined {
  const moved: TextEdit[] = [];
  for (const edit of edits) {
    let shift = 0;
    for (const { start, end, text } of over) {
      if (end <= edit.start) shift += text.length - (end - start);
      else if (start < edit.end || start < edit.start) return undefined;
    }
    moved.push({ ...edit, start: edit.start + shift, end: edit.end + shift });
  }
  return moved;
}
