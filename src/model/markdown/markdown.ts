import type { Nodes } from 'mdast';
import type { TextRange } from '../../text/range.ts';

/**
 * A heading: `level` 1 to 6; `text` without marks, pictures by their alternative text, facts not filled in. A line of
 * dashes makes one of the whole paragraph above it, so it may have several lines; front matter that nothing opens too.
 */
export interface Heading extends TextRange {
  level: number;
  text: string;
}

/** A link or a picture. */
export interface MarkdownLink extends TextRange {
  isImage: boolean;
  /** Destination as typed, entities and escapes undone. */
  to: string;
  /** Where the destination stands: in the link, or in the definition that it refers to. */
  destination: TextRange;
  /** What the reader sees (of a picture: its alternative text). */
  text: string;
}

/** What opens code or a comment that the end of the text leaves open. */
export interface Unclosed extends TextRange {
  typed: string;
  /** What would close it. */
  closing: string;
}

/** Where a node stands in its text. */
export function rangeOf({ position }: Pick<Nodes, 'position'>): TextRange {
  const start = position?.start.offset ?? 0;
  return { start, end: position?.end.offset ?? start };
}
