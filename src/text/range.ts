/**
 * A range of a text, in UTF-16 units: `start` is the offset of its first unit, `end` the offset after its last, as in
 * unist.
 */
export interface TextRange {
  start: number;
  end: number;
}

export function lengthOf({ start, end }: TextRange): number {
  return end - start;
}
