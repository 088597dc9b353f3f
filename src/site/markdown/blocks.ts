import type { HtmlEnd } from './html-blocks.ts';
import type { Span, Unclosed } from './markdown.ts';
import type { Definition } from './scan-inline.ts';
import type { Stretch } from './tables.ts';

/** Stretches of inline writing, and the blocks that hold none. */
export interface Blocks {
  /** The text, with spaces in the place of the signs of quotes that stand within paragraphs. */
  text: string;
  paragraphs: Stretch[];
  /** A heading begins at its `offset`, its words at `from`. */
  headings: (Stretch & { level: number; offset: number })[];
  code: Span[];
  html: Span[];
  /** Each from its first row to its last; the cells are among the paragraphs. */
  tables: Span[];
  definitions: Map<string, Definition>;
  /** What opens the block that was open when the text ended: all that follows it was taken for a part of it. */
  unclosed?: Unclosed | undefined;
  /** Where quotes and lists are first nested too deeply for a page to be rendered. */
  tooDeep?: Span;
}

/** The block that is open while the lines are read: its own, not the containers around it. */
export type Leaf =
  /**
   * `last`: where its last line begins; none if that is indented too far to head a table. `marks`: the signs of quotes
   * between its lines.
   */
  | ({ kind: 'paragraph'; last: number | undefined; marks: Stretch[] } & Stretch)
  /** From its first row to its last. */
  | ({ kind: 'table' } & Stretch)
  /** `mark`: the signs that open it. */
  | ({ kind: 'code'; closing: RegExp; mark: string } & Stretch)
  | ({ kind: 'html'; end: HtmlEnd } & Stretch);
