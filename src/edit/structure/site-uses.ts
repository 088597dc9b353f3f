import type { Hash } from '../../model/read/hash.ts';
import type { Raw } from '../../model/read/values.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import type { TextRange } from '../../text/range.ts';

/** A range in the text of a file, which is identified by its path relative to the site folder. */
export interface FileRange extends TextRange {
  file: string;
  /** JSON pointer of the value around it, in the manifest or in front matter. */
  pointer?: string;
}

/** A link to a page of the site, or the links in a Markdown text that share one definition. */
export interface PathLink {
  /** Path of its target. */
  path: string;
  /** Section of its target; empty for the whole page. */
  anchor: string;
  /** Whether it leads to a section of its own page, without a path. */
  isOwnPage: boolean;
  /** Range of the path; absent if a fact is part of the address. */
  typedPath?: FileRange;
  /** Range of the section without `#`; absent if a fact is part of the address. */
  typedAnchor?: FileRange;
  /** Range from the path to the end of the address. */
  address: FileRange;
  /** Pointer of a value of the manifest or of front matter. */
  pointer?: string;
  /** For a link in Markdown: the ranges to delete so that its text stays. */
  unlink?: FileRange[];
}

/** A name that is not the address of a page, with its range. */
export interface TypedName {
  name: string;
  typed: FileRange;
  pointer?: string;
}

/** A place that names a value of the manifest. */
export interface ValueUse {
  /** Dotted name of the value: `facts.delay`, `plans.basket.monthlyPrice`, `testimonials.ada`. */
  name: string;
  /**
   * `entry`: the identifier of an entry of a collection; `path`: a string that is the dotted name; `text`: the name
   * between braces in a text; `key`: the key that defines a fact.
   */
  form: 'entry' | 'path' | 'text' | 'key';
  /** Range of the name; for `entry` and `key`, only of its last part. */
  typed: FileRange;
  /** For `text`: the range of the name with its braces. */
  braced?: FileRange;
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
  /** Its entries in the chain: in `articles`, and also in `help` if the guide is there. */
  entries: TypedName[];
}

/** A site with the places of all names that a change of its structure may have to edit. */
export interface SiteUses {
  /** The schema includes the site's own blocks. */
  manifest: { file: string; data: Raw; schema: Schema };
  /** Texts of the manifest and of the Markdown files, by path relative to the site folder. */
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
  /** Names of values, and the keys that define facts. */
  valueUses: readonly ValueUse[];
  /** File names in exceptions of the checks. */
  fileNames: readonly TypedName[];
  /** Returns the hash of the bytes of a file; `undefined` if it cannot be edited. */
  hashOf(file: string): Hash | undefined;
  /** Whether there is a page, a guide or an example at a path. */
  isPage(path: string): boolean;
  /** Returns the file that has the same address as a path, if the site writes one. */
  reservedFor(path: string): string | undefined;
  /** Returns the redirect from a path. */
  redirectFrom(path: string): { from: string; to: string; pointer: string } | undefined;
}
