import { isUtf8 } from 'node:buffer';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { articleFiles } from '../../check/validate.ts';
import { hashOf } from '../../model/read/hash.ts';
import { composedText } from '../../model/read/read-text.ts';
import { refusalOf } from '../../model/read/refusal-of.ts';
import { lexiconFile, manifestName } from '../../model/read/site-files.ts';
import type { Sources } from '../../model/read/source.ts';
import { foldersAbove, throughTemporary } from '../../publish/files/write-file.ts';
import type { SourceId } from '../protocol.ts';

const FULL = 'le disque est plein. Libérez de la place.';
const LOCKED =
  'il est protégé, ou un autre programme le tient ouvert. Retirez la protection du fichier et de son dossier, ou fermez ce programme.';

/** Reasons why the system refuses to write or read, with what to do, by error code. */
const ADVICE: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: 'ce disque est en lecture seule. Autorisez l’écriture, ou déplacez le dossier du site.',
  EACCES: LOCKED,
  EPERM: LOCKED,
  EBUSY: LOCKED,
  EMFILE: 'trop de fichiers sont ouverts. Fermez d’autres programmes.',
};

/**
 * Message about a file that the system does not let the editor read, write or copy: the file, the reason, what to do.
 */
export function describeRefusal(file: string, verb: 'lu' | 'écrit' | 'gardé', error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return `« ${file} » ne peut pas être ${verb} : ${ADVICE[code] ?? `le système refuse (${code}).`}`;
}

const MARK = '\uFEFF';

/** A file and its bytes. A media file has no id, and the name of its bytes instead of a text. */
export interface OpenFile<Id extends SourceId | undefined = SourceId> {
  id: Id;
  /** Relative to the site folder, with forward slashes. */
  path: string;
  /** Absolute path of the file, with symbolic links resolved. */
  real: string;
  /** Text without a byte order mark. */
  text: string;
  /** Hash of its bytes. */
  hash: string;
  bytes: Buffer;
}

/** Path of a source of the site by its id; `undefined` if the site has no such source. */
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
  if (refusal) return { problem: `${file} est un lien ou un fichier spécial : il ne se modifie pas ici.` };
  try {
    const absolute = path.join(directory, file);
    const isNew = id === 'lexicon' && !existsSync(absolute);
    const bytes = isNew ? Buffer.alloc(0) : readFileSync(absolute);
    if (!isUtf8(bytes)) return { problem: `${file} n’est pas en UTF-8 : enregistrez-le ainsi, puis recommencez.` };
    const text = composedText(bytes);
    return {
      id,
      path: file,
      real: isNew ? absolute : realpathSync.native(absolute),
      text: text.startsWith(MARK) ? text.slice(1) : text,
      hash: hashOf(bytes),
      bytes,
    };
  } catch (error) {
    return { problem: describeRefusal(file, 'lu', error) };
  }
}

/** Whether a path relative to the site folder is below `content/media`. */
export function isMedia(file: string): boolean {
  return file.startsWith('content/media/');
}

/** Opens a media file. It must be a regular file inside the site folder. */
export function openMedia(directory: string, file: string): OpenFile<undefined> | OpenProblem {
  if (refusalOf(directory, file))
    return { problem: `${file} est un lien ou un fichier spécial : il ne se modifie pas ici.` };
  try {
    const absolute = path.join(directory, file);
    const bytes = readFileSync(absolute);
    const hash = hashOf(bytes);
    return { id: undefined, path: file, real: realpathSync.native(absolute), text: hash, hash, bytes };
  } catch (error) {
    return { problem: describeRefusal(file, 'lu', error) };
  }
}

/** A file to be created. Its folder, with symbolic links resolved, must be inside of the site. */
export function newFile<Id extends SourceId | undefined>(
  directory: string,
  id: Id,
  file: string,
): OpenFile<Id> | OpenProblem {
  const absolute = path.join(directory, file);
  const above = foldersAbove(file);
  if (above.some((folder) => refusalOf(directory, folder) === 'file/link-outside'))
    return { problem: `${file} est un lien ou un fichier spécial : il ne se modifie pas ici.` };
  if (existsSync(absolute)) return { problem: `${file} existe déjà.` };
  const bytes = Buffer.alloc(0);
  return { id, path: file, real: absolute, text: '', hash: hashOf(bytes), bytes };
}

/** Bytes of a file with another text; a byte order mark is kept. */
export function bytesWith({ bytes }: Pick<OpenFile, 'bytes'>, text: string): Buffer {
  return Buffer.from((bytes.toString('utf8', 0, 3).startsWith(MARK) ? MARK : '') + text);
}

/** Hash of a file with another text. */
export function stateOf(file: Pick<OpenFile, 'bytes'>, text: string): string {
  return hashOf(bytesWith(file, text));
}

/** Writes bytes to a new file and waits until the disk has them. */
function writeThrough(file: string, bytes: Uint8Array, mode: number): void {
  const handle = openSync(file, 'wx', mode);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * A renamed file is only durable once the disk has its folder; if folders cannot be opened, this is left to the system.
 */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows does not open folders.
  }
}

/**
 * Replaces the bytes of a file that was opened: whole or not at all, even if the machine stops meanwhile. Its mode is
 * kept. Returns whether it was replaced: a file that another program has saved since it was opened is left alone.
 */
export function replaceBytes(file: Pick<OpenFile, 'bytes' | 'real'>, bytes: Uint8Array): boolean {
  const isNew = !existsSync(file.real);
  if (isNew) mkdirSync(path.dirname(file.real), { recursive: true });
  const mode = isNew ? 0o644 : statSync(file.real).mode & 0o7777;
  const isReplaced = throughTemporary(file.real, (temporary) => {
    writeThrough(temporary, bytes, mode);
    if (!isNew) chmodSync(temporary, mode);
    return isNew || readFileSync(file.real).equals(file.bytes);
  });
  if (isReplaced) syncFolder(path.dirname(file.real));
  return isReplaced;
}

/**
 * Removes a file that was opened, and its folder if nothing else is in it. Returns whether it was removed: a file that
 * another program has saved since it was opened is left alone.
 */
export function removeFile(file: Pick<OpenFile, 'bytes' | 'real'>): boolean {
  if (!readFileSync(file.real).equals(file.bytes)) return false;
  rmSync(file.real);
  const folder = path.dirname(file.real);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
  else syncFolder(folder);
  return true;
}
