/** A range of a text, in UTF-16 units: `start` is its first one, `end` the one after its last, as in unist. */
export interface TextRange {
  start: number;
  end: number;
}

export function lengthOf({ start, end }: TextRange): number {
  return end - start;
}
