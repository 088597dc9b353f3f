import type { PictureProperties } from '../pictures/read-picture.ts';
import type { Document, MarkdownDocument, TextFile } from './document.ts';
import type { Hash } from './hash.ts';
import type { OwnBlock } from './own-blocks.ts';

/** All sources read from a site folder. */
export interface Sources {
  /** Absolute path of the site folder. */
  directory: string;
  manifest: Document;
  /** The block types that the site defines itself. */
  ownBlocks?: readonly OwnBlock[];
  /** Markdown files by path relative to `content/`, without `.md`. */
  markdown: Map<string, MarkdownDocument>;
  /**
   * Names of Markdown files that could not be opened, and paths of other files below `content/` that must not be
   * opened. Nothing else is reported about them. The empty name represents the whole folder. Use `isUnreadable`.
   */
  unreadable: Set<string>;
  /** All other files below `content/`, by their path relative to it, for example texts with another extension. */
  others?: ReadonlySet<string>;
  /** Words that the site accepts in addition to the dictionary, one per line. */
  lexicon?: TextFile | undefined;
  /** Media files below `content/media`, as `media/…`, with their size in bytes. */
  media: Map<string, number>;
  /**
   * Returns the properties of a media file, whose bytes are read on the first call; `undefined` if it cannot be read.
   */
  picture?(file: string): PictureProperties | undefined;
  /** Returns the text of a drawing or a page of `content/media`, for rules, line numbers and code frames. */
  drawing?(file: string): string | undefined;
  /** Whether a file exists now at a path relative to the manifest, inside of the site or not. */
  isFile?(name: string): boolean;
  /**
   * Returns the hash of the bytes that a file has now, by its path relative to the site folder; `undefined` if there is
   * no such file.
   */
  hash?(file: string): Hash | undefined;
  /** Returns the text of the list of the last release's pages; `undefined` before the first release. */
  releasedPages?(): string | undefined;
}
