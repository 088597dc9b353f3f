/**
 * A range of a text, in UTF-16 units: `start` is the offset of its first unit, `end` the offset after its last, as in
 * unist.
 */
export interface TextRange {
  start: number;
  end: number;
}

/** A range with its characters as typed, and their correction if it is certain. */
export interface TypedRange extends TextRange {
  typed: string;
  suggestion?: string;
}

/** A mistyped range, which always has a correction. */
export interface CorrectedRange extends TypedRange {
  suggestion: string;
}

export function rangeLength({ start, end }: TextRange): number {
  return end - start;
}
