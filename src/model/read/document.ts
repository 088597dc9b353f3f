import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { TextRange } from '../../text/range.ts';
import type { MarkdownAnalysis } from '../markdown/analyze-markdown.ts';
import type { WordCount } from '../markdown/count-words.ts';
import type { Passage } from '../markdown/passages.ts';

/** A text file of the site folder. */
export interface TextFile {
  /** Path relative to the site folder, with forward slashes. */
  path: string;
  text: string;
  /** The original text, if it has conflict markers: `text` has blanks in their place. */
  typed?: string;
  /**
   * Its decoded bytes, if they differ from `text` because of a byte order mark, decomposed accents or conflict markers.
   */
  raw?: string;
  /** Whether its bytes are not UTF-8, which was reported. */
  isForeign?: boolean;
}

/** The place to return: of a value, of a value with its quotation marks, or of its key. */
export type LocateTarget = 'value' | 'literal' | 'key';

/**
 * A parsed text file with the place of each of its values. It is created once for each text, shared, and never changed.
 */
export interface Document extends TextFile {
  data: unknown;
  /**
   * Mistakes in the notation of numbers. They are reported together with schema errors, which may require another type.
   */
  oddNumbers?: readonly Diagnostic[];
  /** Returns the place of the value (or key) at a JSON pointer, or of the nearest enclosing value if it is missing. */
  locate(pointer: string, target?: LocateTarget): Place;
  /**
   * Returns the place of a range in the text at a JSON pointer. Offsets count the characters of the value, not of its
   * escapes.
   */
  locateWithin(pointer: string, range: TextRange): Place;
}

/** A Markdown file: front matter with positions, and the body after it. Each property of the body is computed once. */
export interface MarkdownDocument extends Document {
  /** Hash of the text. */
  hash: string;
  body: string;
  /** Offset of the body's first character in the file. */
  bodyOffset: number;
  /** Whether the file begins with front matter, valid or not. */
  hasFrontMatter: boolean;
  /** Analysis of the body for rules. */
  analysis: MarkdownAnalysis;
  /** Its passages of prose. */
  passages: readonly Passage[];
  words: WordCount;
  /** Returns the place of a range of the body. */
  placeOf(range: TextRange): Place;
}
