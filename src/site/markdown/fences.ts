const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;

/** What opens a block of code. */
export interface Fence {
  mark: string;
  /** What a line is that closes the block. */
  closing: RegExp;
}

/**
 * The fence that a line is, if it opens a block of code (CommonMark 0.31, §4.5).
 * @param line without what indents it
 */
export function fenceOf(line: string): Fence | undefined {
  const [, ticks, tildes] = FENCE.exec(line) ?? [];
  const mark = ticks ?? tildes;
  return mark ? { mark, closing: new RegExp(`^${mark[0]}{${mark.length},}[ \\t]*$`) } : undefined;
}
