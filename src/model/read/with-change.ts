import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { bytesOf } from '../pictures/picture-bytes.ts';
import { type PictureProperties, readPictureBytes } from '../pictures/read-picture.ts';
import type { Change } from './change.ts';
import type { MarkdownDocument, TextFile } from './document.ts';
import { hashOf } from './hash.ts';
import { readJson } from './read-json.ts';
import { readMarkdown } from './read-markdown.ts';
import { decodeText } from './read-text.ts';
import { isMedia, isNote, lexiconFile, releaseFile, textName } from './site-files.ts';
import type { Sources } from './source.ts';

/** The files of a change by their new paths: their bytes, or their former path if they are only moved. */
interface ChangedPaths {
  written: Map<string, Buffer>;
  moved: Map<string, string>;
  /** Paths of files that the change removes or moves away. */
  gone: Set<string>;
}

function pathsOf(change: Change): ChangedPaths {
  const written = new Map<string, Buffer>();
  const moved = new Map<string, string>();
  for (const { file, to = file, now } of change) {
    if (isNote(to)) continue;
    if (now === undefined && to !== file) moved.set(to, file);
    else if (typeof now === 'string') written.set(to, Buffer.from(now));
    else if (now) written.set(to, Buffer.from(now.buffer, now.byteOffset, now.byteLength));
  }
  const vacated = change.flatMap(({ file, to, now }) => (to !== undefined || now === null ? [file] : []));
  return { written, moved, gone: new Set(vacated.filter((file) => !written.has(file) && !moved.has(file))) };
}

const inContent = (file: string) => file.slice('content/'.length);

function byPath([, a]: [string, MarkdownDocument], [, b]: [string, MarkdownDocument]): number {
  return a.path < b.path ? -1 : 1;
}

/** Returns the Markdown files after a change, in the order in which they are read. */
function markdownAfter({ markdown }: Sources, { written, moved, gone }: ChangedPaths, found: Diagnostic[]) {
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  const byFile = new Map([...markdown.values()].map((document) => [document.path, document]));
  const after = new Map([...markdown].filter(([, { path }]) => !gone.has(path)));
  const put = (file: string, text: TextFile) => {
    const name = textName(file.normalize('NFC'));
    if (name !== undefined) after.set(name, readMarkdown(text, report));
  };
  for (const [to, from] of moved) {
    const document = byFile.get(from);
    if (document) put(to, { ...(document as TextFile), text: document.text, path: to });
  }
  for (const [file, bytes] of written) if (textName(file) !== undefined) put(file, decodeText(bytes, file, report));
  return after.size === markdown.size && [...after.keys()].every((name) => markdown.has(name))
    ? after
    : new Map([...after].sort(byPath));
}

/** Returns the other files below `content/` after a change, and the functions that read them. */
function filesAfter(sources: Sources, { written, moved, gone }: ChangedPaths): Partial<Sources> {
  const { media, others = new Set(), picture, drawing, isFile, releasedPages, hash } = sources;
  const files = new Map(media);
  const rest = new Set(others);
  for (const file of gone) {
    files.delete(inContent(file));
    rest.delete(inContent(file));
  }
  const put = (file: string, size: number | undefined) => {
    if (isMedia(file)) files.set(inContent(file), size ?? 0);
    else if (file.startsWith('content/') && textName(file) === undefined) rest.add(inContent(file));
  };
  for (const [to, from] of moved) put(to, media.get(inContent(from)));
  for (const [file, bytes] of written) put(file, bytes.length);
  const known = new Map<string, PictureProperties>();
  const pictureIn = (name: string, bytes: Buffer) => {
    const facts = known.get(name) ?? readPictureBytes(bytesOf(bytes));
    known.set(name, facts);
    return facts;
  };
  /** Reads the new bytes of a file, or otherwise the file on the disk that still has its bytes. */
  const look = <T>(file: string, inBytes: (bytes: Buffer) => T, onDisk: (file: string) => T): T | undefined => {
    const bytes = written.get(file);
    if (bytes) return inBytes(bytes);
    return gone.has(file) ? undefined : onDisk(moved.get(file) ?? file);
  };
  const asText = (bytes: Buffer) => bytes.toString('utf8');
  return {
    media: files,
    others: rest,
    ...(picture && {
      picture: (name) =>
        look(
          `content/${name}`,
          (bytes) => pictureIn(name, bytes),
          (file) => picture(inContent(file)),
        ),
    }),
    ...(drawing && { drawing: (name) => look(`content/${name}`, asText, (file) => drawing(inContent(file))) }),
    ...(isFile && { isFile: (name) => look(name.replace(/^\.\//, ''), () => true, isFile) ?? false }),
    ...(releasedPages && { releasedPages: () => look(releaseFile, asText, releasedPages) }),
    ...(hash && { hash: (file) => look(file, hashOf, hash) }),
  };
}

/**
 * Returns the sources of a site after a change, without writing it, and the mistakes that prevent reading the changed
 * files. Documents that do not change are shared.
 */
export function withChange(sources: Sources, change: Change): { sources: Sources; found: Diagnostic[] } {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  const paths = pathsOf(change);
  const { manifest, unreadable, lexicon } = sources;
  const textOf = (file: string) => {
    const bytes = paths.written.get(file);
    return bytes && decodeText(bytes, file, report);
  };
  const typed = textOf(manifest.path);
  const touched = change.flatMap(({ file, to = file }) => [file, to]);
  const names = new Set(touched.map((file) => textName(file) ?? inContent(file)));
  return {
    sources: {
      ...sources,
      ...filesAfter(sources, paths),
      manifest: typed ? readJson(typed, report) : manifest,
      markdown: markdownAfter(sources, paths, found),
      unreadable: new Set([...unreadable].filter((name) => !names.has(name))),
      lexicon: textOf(lexiconFile) ?? (paths.gone.has(lexiconFile) ? undefined : lexicon),
    },
    found,
  };
}
