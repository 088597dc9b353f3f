import type { Stretch } from './tables.ts';

/** A stretch of a Markdown text; offsets count UTF-16 units from the text's start. */
export interface Span {
  offset: number;
  length: number;
}

/** A heading: `level` 1 to 6, `text` as the reader sees it. */
export interface Heading extends Span {
  level: number;
  text: string;
}

/** A link or a picture. */
export interface MarkdownLink extends Span {
  isImage: boolean;
  /** Destination as typed, entities and escapes undone. */
  to: string;
  /** Where the destination stands: in the link, or in the definition that it refers to. */
  destination: Span;
  /** What the reader sees (of a picture: its alternative text). */
  text: string;
}

/** What opens code or a comment that the end of the text leaves open. */
export interface Unclosed extends Span {
  typed: string;
  /** What would close it. */
  closing: string;
}

/** What checks need to know of a Markdown text. */
export interface ScannedMarkdown {
  headings: Heading[];
  links: MarkdownLink[];
  /** Code spans and code blocks. */
  code: Span[];
  /** HTML tags, comments and the like. */
  html: Span[];
  /** Tables, each from its first row to its last. */
  tables: Span[];
  /** The text, with spaces in the place of the signs of quotes, and its stretches of inline writing. */
  inline: string;
  stretches: Stretch[];
  /** What opens the block, if any, that has swallowed the rest of the text. */
  unclosed: Unclosed[];
  /** Where quotes and lists are first nested too deeply, if anywhere. */
  tooDeep: Span[];
}
