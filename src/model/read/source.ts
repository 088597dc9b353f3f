import type { PictureFacts } from '../pictures/read-picture.ts';
import type { Document, MarkdownDocument, TextFile } from './document.ts';
import type { OwnBlock } from './own-blocks.ts';

/** Everything that was read from a site folder. */
export interface Sources {
  /** Absolute path of the site folder. */
  directory: string;
  manifest: Document;
  /** The types of blocks that the site brings. */
  ownBlocks?: readonly OwnBlock[];
  /** Markdown files by path relative to `content/`, without `.md`. */
  markdown: Map<string, MarkdownDocument>;
  /**
   * Markdown files that could not be opened, named likewise, and all else below `content/` that must not be, by its path:
   * nothing more is said about them. The empty name is the whole folder. Ask with `isUnreadable`.
   */
  unreadable: Set<string>;
  /** All other files below `content/`, by their path relative to it: a text saved under another ending is one. */
  others?: ReadonlySet<string>;
  /** The words that the site accepts in addition to the dictionary, one a line. */
  lexicon?: TextFile | undefined;
  /** Media files below `content/media`, as `media/…`, with their size in bytes. */
  media: Map<string, number>;
  /** What a media file is by its bytes, which are read when asked; nothing where it cannot be read. */
  picture?(file: string): PictureFacts | undefined;
  /** Text of a drawing or a page of `content/media`, for rules, lines and code frames. */
  drawing?(file: string): string | undefined;
  /** Whether there is a file at a path relative to the manifest, inside of the site or not, when it is asked. */
  isFile?(name: string): boolean;
  /** Text of the list of the pages that the last release had; nothing before there was one. */
  releasedPages?(): string | undefined;
}
