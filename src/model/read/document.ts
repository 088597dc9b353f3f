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
  /** The text as it is typed, if it holds conflicts: `text` has blanks in their place. */
  typed?: string;
  /** Whether its bytes are no UTF-8, which was reported. */
  isForeign?: boolean;
}

/** Whether a place is asked for a value, for a value of which even the quotation marks may go, or for its key. */
export type LocateTarget = 'value' | 'literal' | 'key';

/**
 * A text file that was parsed and knows where each of its values stands. The reader makes it once for a text, and all
 * that follows is handed it; nobody changes it.
 */
export interface Document extends TextFile {
  data: unknown;
  /** What is wrong with how numbers are written: reported with the form, which may want another type in their place. */
  oddNumbers?: readonly Diagnostic[];
  /** Place of the value (or key) at a JSON pointer; the nearest enclosing value when it is absent. */
  locate(pointer: string, target?: LocateTarget): Place;
  /** Place of a part of the text at a JSON pointer, counted in characters of the text itself, not of its escapes. */
  locateWithin(pointer: string, range: TextRange): Place;
}

/** A Markdown file: front matter with positions, and the body that follows it. What is read of the body is read once. */
export interface MarkdownDocument extends Document {
  /** Names the text. */
  hash: string;
  body: string;
  /** Offset of the body's first character in the file. */
  bodyOffset: number;
  /** Whether front matter stands at the file's top, readable or not. */
  hasFrontMatter: boolean;
  /** What rules look at in the body. */
  analysis: MarkdownAnalysis;
  /** Its prose. */
  passages: readonly Passage[];
  words: WordCount;
  /** Place of a range of the body. */
  placeOf(range: TextRange): Place;
}
