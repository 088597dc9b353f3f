import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { TextRange } from '../../text/range.ts';
import type { PictureFacts } from '../pictures/read-picture.ts';

/** A text file of the site folder. */
export interface SourceFile {
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

/** A parsed document that knows where each of its values stands. */
export interface SourceDocument {
  file: SourceFile;
  data: unknown;
  /** What is wrong with how numbers are written: reported with the form, which may want another type in their place. */
  oddNumbers?: readonly Diagnostic[];
  /** Place of the value (or key) at a JSON pointer; the nearest enclosing value when it is absent. */
  locate(pointer: string, target?: LocateTarget): Place;
  /** Place of a part of the text at a JSON pointer, counted in characters of the text itself, not of its escapes. */
  locateWithin(pointer: string, range: TextRange): Place;
}

/** A Markdown file: front matter with positions, and the body that follows it. */
export interface MarkdownSource extends SourceDocument {
  body: string;
  /** Offset of the body's first character in the file. */
  bodyOffset: number;
  /** Whether front matter stands at the file's top, readable or not. */
  hasFrontMatter: boolean;
  /** Returns what `make` derives from the body, made once for a name; `given` changes with all else that it follows from. */
  make<T>(name: string, make: (body: string) => T, given?: string): T;
}

/** Everything that was read from a site folder. */
export interface Sources {
  /** Absolute path of the site folder. */
  directory: string;
  manifest: SourceDocument;
  /** Markdown files by path relative to `content/`, without `.md`. */
  markdown: Map<string, MarkdownSource>;
  /**
   * Markdown files that could not be opened, named likewise, and all else below `content/` that must not be, by its path:
   * nothing more is said about them. The empty name is the whole folder. Ask with `isUnreadable`.
   */
  unreadable: Set<string>;
  /** All other files below `content/`, by their path relative to it: a text saved under another ending is one. */
  others?: ReadonlySet<string>;
  /** The words that the site accepts in addition to the dictionary, one a line. */
  lexicon?: SourceFile | undefined;
  /** Media files below `content/media`, as `media/…`, with their size in bytes. */
  media: Map<string, number>;
  /** What a media file is by its bytes, which are read when asked; nothing where it cannot be read. */
  picture?(file: string): PictureFacts | undefined;
  /** Text of a drawing or a page of `content/media`, for rules, lines and code frames. */
  drawing?(file: string): string | undefined;
  /** Text of the schema for editors, as it stands when asked; nothing when the site has none. */
  editorSchema?(): string | undefined;
  /** Text of the list of the pages that the last release had; nothing before there was one. */
  releasedPages?(): string | undefined;
}
