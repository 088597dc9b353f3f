import type { Nodes } from 'mdast';
import type { TextRange } from '../../text/range.ts';

/**
 * A heading: `level` 1 to 6; `text` without markers, with the alternative text of pictures, names not replaced. A line
 * of dashes makes a heading of the whole paragraph above it, so it may have several lines. Front matter whose first
 * line of dashes is missing is read as such a heading.
 */
export interface Heading extends TextRange {
  level: number;
  text: string;
}

/** A link or a picture. */
export interface MarkdownLink extends TextRange {
  isImage: boolean;
  /** Destination as typed, with entities and escapes decoded. */
  to: string;
  /** Range of the destination: in the link, or in the definition that it refers to. */
  destination: TextRange;
  /** Visible text (for a picture: its alternative text). */
  text: string;
}

/** A start of code or of a comment without an end. */
export interface Unclosed extends TextRange {
  typed: string;
  /** Text that would close it. */
  closing: string;
}

/** Returns the range of a node in its text. */
export function rangeOf({ position }: Pick<Nodes, 'position'>): TextRange {
  const start = position?.start.offset ?? 0;
  return { start, end: position?.end.offset ?? start };
}
