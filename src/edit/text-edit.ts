/** One change of a text: `length` UTF-16 units from `offset` on give way to `text`. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** Applies edits that are sorted by offset and do not overlap; all offsets are those of the text as given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.offset < at || edit.offset + edit.length > text.length)
      throw new RangeError(`An edit at ${edit.offset} overlaps another or lies outside the text`);
    out += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return out + text.slice(at);
}

/** The edits that turn the result of `applyEdits(text, edits)` back into `text`. */
export function invert(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ offset, length, text: put }) => {
    const inverse = { offset: offset + shift, length: put.length, text: text.slice(offset, offset + length) };
    shift += put.length - length;
    return inverse;
  });
}

/**
 * Moves edits of a text to where they apply once other edits of the same text (`over`) have been applied. Nothing where
 * two of them touch the same characters. Of two insertions at one offset, that of `over` comes first.
 */
export function rebase(edits: readonly TextEdit[], over: readonly TextEdit[]): TextEdit[] | undefined {
  const moved: TextEdit[] = [];
  for (const edit of edits) {
    let shift = 0;
    for (const { offset, length, text } of over) {
      if (offset + length <= edit.offset) shift += text.length - length;
      else if (offset < edit.offset + edit.length || offset < edit.offset) return undefined;
    }
    moved.push({ ...edit, offset: edit.offset + shift });
  }
  return moved;
}
