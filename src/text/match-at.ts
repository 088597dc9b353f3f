/** The match of a sticky pattern (flag `y`) at an offset of a text; null if there is none exactly there. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** End of the match of a sticky pattern at an offset; -1 if there is none exactly there. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
