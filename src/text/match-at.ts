/**
 * Returns the match of a sticky pattern (flag `y`) that begins exactly at an offset of a text; null if there is none.
 */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the end of the match of a sticky pattern that begins exactly at an offset; -1 if there is none. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
