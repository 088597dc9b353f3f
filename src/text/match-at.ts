/** What a sticky pattern (flag `y`) finds at an offset of a text; null if nothing of the kind begins right there. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Where ends what a sticky pattern finds at an offset; -1 if nothing of the kind begins right there. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
