import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleFiles } from '../../check/validate.ts';
import { bytesWith } from '../../edit/bytes-with.ts';
import { typedText } from '../../model/read/change.ts';
import { hashOf, hashOfFile } from '../../model/read/hash.ts';
import { refusalOf } from '../../model/read/refusal-of.ts';
import { lexiconFile, manifestName } from '../../model/read/site-files.ts';
import type { Sources } from '../../model/read/source.ts';
import type { SourceId } from '../protocol.ts';
import { answers } from '../words/answers.ts';

/**
 * Returns the message about a file that the system does not let the editor read, write or copy. It names the file, the
 * reason and the remedy.
 */
export function describeRefusal(file: string, verb: 'lu' | 'écrit' | 'gardé', code: string): string {
  if (code.startsWith('file/')) return answers.special(file);
  if (code === 'EEXIST') return answers.exists(file);
  return answers.cannot(file, verb, answers.advice[code] ?? answers.systemRefuses(code));
}

/** Returns the code of a system error. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Returns the text of a file's bytes as the editor shows it, without a byte order mark. */
export const textOfBytes = (bytes: Uint8Array) => typedText(bytes).typed.normalize('NFC');

/** Returns the bytes of a file; `undefined` if it cannot be read. */
export function bytesIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** A file and its bytes. A media file has no id, and the hash of its bytes instead of a text. */
export interface OpenFile<Id extends SourceId | undefined = SourceId> {
  id: Id;
  /** Relative to the site folder, with forward slashes. */
  path: string;
  /** Text without a byte order mark. */
  text: string;
  /** Hash of its bytes. */
  hash: string;
  bytes: Buffer;
  /** Whether there is no such file yet. */
  isNew?: boolean;
}

/** Returns the path of a source of the site by its id; `undefined` if the site has no such source. */
export function pathOf(id: SourceId, sources: Pick<Sources, 'markdown'>): string | undefined {
  if (id === 'manifest') return manifestName;
  if (id === 'lexicon') return lexiconFile;
  const name = /^(?:guide|text):(.+)$/s.exec(id)?.[1];
  return name === undefined ? undefined : sources.markdown.get(name)?.path;
}

/**
 * Creates the function that returns the editor's id of a file; `undefined` for files that the editor does not change.
 */
export function sourceIds({ manifest }: Pick<Sources, 'manifest'>): (file: string) => SourceId | undefined {
  const guides = articleFiles(manifest.data);
  return (file) => {
    if (file === manifestName) return 'manifest';
    if (file === lexiconFile) return 'lexicon';
    const name = /^content\/(?!media\/)(.+)\.md$/s.exec(file)?.[1];
    if (name === undefined) return undefined;
    return guides.has(name) ? `guide:${name}` : `text:${name}`;
  };
}

/** Reason why a file cannot be edited, as a sentence. */
interface OpenProblem {
  problem: string;
}

/** Opens an editable file: a regular one inside the site folder, in UTF-8. */
export function openFile(directory: string, id: SourceId, file: string): OpenFile | OpenProblem {
  const refusal = refusalOf(directory, file);
  if (refusal) return { problem: answers.special(file) };
  try {
    const absolute = path.join(directory, file);
    const isNew = id === 'lexicon' && !existsSync(absolute);
    const bytes = isNew ? Buffer.alloc(0) : readFileSync(absolute);
    if (!isUtf8(bytes)) return { problem: answers.notUtf8(file) };
    return { id, path: file, text: textOfBytes(bytes), hash: hashOf(bytes), bytes, isNew };
  } catch (error) {
    return { problem: describeRefusal(file, 'lu', codeOf(error)) };
  }
}

/** Opens a media file. It must be a regular file inside the site folder. */
export function openMedia(directory: string, file: string): OpenFile<undefined> | OpenProblem {
  if (refusalOf(directory, file)) return { problem: answers.special(file) };
  try {
    const absolute = path.join(directory, file);
    const hash = hashOfFile(absolute);
    return { id: undefined, path: file, text: hash, hash, bytes: Buffer.alloc(0) };
  } catch (error) {
    return { problem: describeRefusal(file, 'lu', codeOf(error)) };
  }
}

/** Returns a file that does not exist yet. */
export function newFile<Id extends SourceId | undefined>(id: Id, file: string): OpenFile<Id> {
  const bytes = Buffer.alloc(0);
  return { id, path: file, text: '', hash: hashOf(bytes), bytes, isNew: true };
}

/** Returns the hash that a file would have with another text. */
export function hashOfText({ bytes }: Pick<OpenFile, 'bytes'>, text: string): string {
  return hashOf(bytesWith(bytes, text));
}
