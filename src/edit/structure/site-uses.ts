import type { Raw } from '../../model/read/values.ts';
import type { TextRange } from '../../text/range.ts';

/** A range of the text of a file, which is named by its path relative to the site folder. */
export interface FileRange extends TextRange {
  file: string;
}

/** A link to a page of the site. */
export interface PathLink {
  /** Path that it leads to. */
  path: string;
  /** Name of the section that it leads to; empty for the whole page. */
  anchor: string;
  /** Whether it names a section of its own page, and no path. */
  isOwnPage: boolean;
  /** The path as it is typed; absent if a fact is part of the address. */
  typedPath?: FileRange;
  /** The name of the section as it is typed, without `#`; absent if a fact is part of the address. */
  typedAnchor?: FileRange;
  /** From the path to the end of the address. */
  address: FileRange;
  /** Of a value of the manifest or of front matter. */
  pointer?: string;
  /** Of a link in Markdown: what is deleted so that its words are left. */
  unlink?: FileRange[];
}

/** A name of something else than a page, as it is typed in the site. */
export interface TypedName {
  name: string;
  typed: FileRange;
  pointer?: string;
}

export interface PageUse {
  path: string;
  pointer: string;
  typed: FileRange;
  sections: { id: string | undefined; pointer: string; typed: FileRange | undefined }[];
}

export interface GuideUse {
  path: string;
  slug: string;
  /** Path of the file relative to the site folder. */
  file: string;
  hub: string;
  chain: string;
  /** Entries of the chain that name it: its place in the order of reading, and in the list of helpful ones. */
  entries: TypedName[];
}

/** A site with the places of all names that a change of its structure may have to retype. */
export interface SiteUses {
  manifest: { file: string; data: Raw };
  /** Texts of the manifest and of the Markdown files, by their paths relative to the site folder. */
  texts: ReadonlyMap<string, string>;
  /** Media files, as `media/…`. */
  media: ReadonlySet<string>;
  pages: readonly PageUse[];
  guides: readonly GuideUse[];
  links: readonly PathLink[];
  /** Markdown files that sections show: names below `content/`, with `.md`. */
  textUses: readonly TypedName[];
  /** Uses of media files, as `media/…`. */
  mediaUses: readonly TypedName[];
  /** Dotted names of facts, and the keys that define them, each as `facts.x`. */
  factUses: readonly TypedName[];
  /** Names of files in exceptions of the checks. */
  fileNames: readonly TypedName[];
  /** Addresses that visitors and search engines know: those of the last release. */
  released: ReadonlySet<string>;
  /** Whether a page, a guide or an example answers at a path. */
  isPage(path: string): boolean;
  /** The file that an address would take from what the site writes of its own accord. */
  takenBy(path: string): string | undefined;
  /** The redirect that leaves from a path. */
  redirectFrom(path: string): { from: string; to: string; pointer: string } | undefined;
}
