import type { Nodes } from 'mdast';
import type { TextRange } from '../../text/range.ts';

/**
 * A heading. `level` is 1 to 6. `text` has no markers, contains the alternative texts of pictures, and keeps names in
 * braces. A line of dashes turns the whole paragraph above it into a heading, so a heading may have several lines.
 * Front matter whose first line of dashes is missing is read as such a heading.
 */
export interface Heading extends TextRange {
  level: number;
  text: string;
  /** Its words as typed, in one line. */
  typed: string;
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

/** The start of code or of a comment that is never closed. */
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
