import type { Document, TextFile } from './document.ts';
import { type Hash, hashOf } from './hash.ts';
import { lexiconFile, textName } from './site-files.ts';
import type { Sources } from './source.ts';

/** The change of one file of a site. Paths are relative to the site folder, with forward slashes. */
export interface ChangedFile {
  file: string;
  /** New path of a file that is moved. Without `now`, its bytes stay as they are. */
  to?: string;
  /** Hash of the file's current bytes; absent if the change creates it. */
  was?: Hash;
  /** New bytes, or new text without byte order mark; `null` if the file is removed. */
  now?: string | Uint8Array | null;
}

/** A change of files of a site, which is made completely or not at all. */
export type Change = readonly ChangedFile[];

const MARK = '\uFEFF';

/** Returns the text of UTF-8 bytes as it is in the file, and its byte order mark (empty if it has none). */
export function typedText(bytes: Uint8Array): { typed: string; mark: string } {
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return decoded.startsWith(MARK) ? { typed: decoded.slice(1), mark: MARK } : { typed: decoded, mark: '' };
}

/**
 * Returns the hash of the bytes of a text that was read; `undefined` if the file is not UTF-8, so that it cannot be
 * edited.
 */
function hashOfText({ text, raw = text, isForeign }: TextFile): Hash | undefined {
  return isForeign ? undefined : hashOf(Buffer.from(raw));
}

/**
 * Returns the text of a site at a path relative to the site folder, if it was read. All texts except the list of words
 * are documents, which have `data`.
 */
export function textFileAt({ manifest, markdown, lexicon }: Sources, file: string): Document | TextFile | undefined {
  if (file === manifest.path) return manifest;
  return file === lexiconFile ? lexicon : markdown.get(textName(file) ?? '');
}

/**
 * Returns the hash of the bytes that a file of a site had when it was read; for a file that is not a text, the hash of
 * its current bytes. Returns `undefined` if there is no such file, or if it is a text that cannot be edited.
 */
export function hashIn(sources: Sources, file: string): Hash | undefined {
  const text = textFileAt(sources, file);
  return text ? hashOfText(text) : sources.hash?.(file);
}
