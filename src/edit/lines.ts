/** Returns the start of the line at an offset; `\n`, `\r\n` and `\r` end a line. */
function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Whether a text has several lines. */
export function hasLineBreak(text: string): boolean {
  return /[\n\r]/.test(text);
}

/** Returns the line break before an offset, otherwise the first of the text, otherwise `\n`. */
export function lineBreakNear(text: string, offset: number): string {
  const start = lineStart(text, offset);
  if (start === 0) return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  return text.slice(text.startsWith('\r\n', start - 2) ? start - 2 : start - 1, start);
}

/** Returns the indentation of the line at an offset. */
export function indentationAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Returns the number of UTF-16 units before an offset in its line. */
export function columnAt(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}
