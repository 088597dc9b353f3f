import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type PictureProperties, readPicture } from '../pictures/read-picture.ts';
import type { Document, MarkdownDocument, TextFile } from './document.ts';
import { sourcesBelow } from './files-below.ts';
import { hashOfFile } from './hash.ts';
import { readOwnBlocks } from './own-blocks.ts';
import { readJson } from './read-json.ts';
import { readMarkdown } from './read-markdown.ts';
import { readText } from './read-text.ts';
import { refusalOf } from './refusal-of.ts';
import { isMedia, isNote, lexiconFile, manifestName, releaseFile, textName } from './site-files.ts';
import type { Sources } from './source.ts';

/** Returns the size of a file in bytes; 0 if it cannot be read, for example because of a broken or circular link. */
function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

function textIfThere(directory: string, name: string): string | undefined {
  if (refusalOf(directory, name)) return undefined;
  try {
    return readFileSync(path.join(directory, name), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Returns an empty document for a manifest that could not be read, so that nothing else is reported about its content.
 */
function unreadable(): Document {
  const locate = (pointer: string) => ({ file: manifestName, start: 0, end: 0, pointer });
  return { path: manifestName, text: '', data: undefined, locate, locateWithin: locate };
}

/** Reads only the manifest. */
export function readManifest(directory: string, report: Report): Document {
  if (!existsSync(path.join(directory, manifestName))) {
    const place = { file: manifestName, start: 0, end: 0 };
    report({ code: 'manifest/missing', severity: 'error', place, args: { name: manifestName } });
    return unreadable();
  }
  const file = readText(directory, manifestName, report);
  return file ? readJson(file, report) : unreadable();
}

/** Reads a Markdown file. Returns the previous document if the text is the same and has no mistakes to report. */
function readArticle(
  directory: string,
  file: string,
  report: Report,
  before: MarkdownDocument | undefined,
): MarkdownDocument | undefined {
  const text = readText(directory, file, report);
  const isSound = before && (before.data !== undefined || !before.hasFrontMatter);
  return isSound && before.text === text?.text ? before : text && readMarkdown(text, report);
}

/** Reports a file or folder that must not be opened; returns whether it was reported. */
function isRefused(directory: string, name: string, report: Report): boolean {
  const refusal = refusalOf(directory, name);
  if (refusal) report({ code: refusal, severity: 'error', place: { file: name, start: 0, end: 0 }, args: {} });
  return refusal !== undefined;
}

/**
 * Reads the manifest and everything below `content/`. Unreadable files are reported. Texts that are unchanged since
 * `before` keep their derived data.
 */
export function readSite(directory: string, report: Report, before?: Pick<Sources, 'markdown'>): Sources {
  const content = path.join(directory, 'content');
  const markdown = new Map<string, MarkdownDocument>();
  const unreadable = new Set<string>();
  const others = new Set<string>();
  const media = new Map<string, number>();
  let lexicon: TextFile | undefined;
  /** Names on disk by their composed form (NFC), which texts use. */
  const onDisk = new Map<string, string>();
  const isOutside = refusalOf(directory, 'content') === 'file/link-outside' && isRefused(directory, 'content', report);
  if (isOutside) unreadable.add('');
  for (const typed of isOutside ? [] : sourcesBelow(content)) {
    const name = typed.normalize('NFC');
    if (isNote(name)) continue;
    onDisk.set(name, typed);
    const place = { file: `content/${typed}`, start: 0, end: 0 };
    if (typed !== name) report({ code: 'file/decomposed-name', severity: 'error', place, args: { name } });
    const key = textName(`content/${name}`);
    if (key !== undefined) {
      const article = readArticle(directory, `content/${typed}`, report, before?.markdown.get(key));
      if (article) markdown.set(key, article);
      else unreadable.add(key);
    } else if (isRefused(directory, `content/${typed}`, report)) unreadable.add(name);
    else if (isMedia(`content/${name}`)) media.set(name, sizeOf(path.join(content, typed)));
    else {
      others.add(name);
      if (`content/${name}` === lexiconFile) lexicon = readText(directory, lexiconFile, report);
    }
  }
  const isFile = (name: string) =>
    statSync(path.resolve(directory, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const known = new Map<string, PictureProperties | undefined>();
  const picture = (file: string) => {
    if (!known.has(file)) known.set(file, readPicture(path.join(content, onDisk.get(file) ?? file)));
    return known.get(file);
  };
  const drawing = (file: string) => textIfThere(directory, `content/${onDisk.get(file) ?? file}`);
  const hash = (file: string) => {
    const typed = onDisk.get(file.slice('content/'.length));
    try {
      return hashOfFile(path.join(directory, typed === undefined ? file : `content/${typed}`));
    } catch {
      return undefined;
    }
  };
  const releasedPages = () => textIfThere(directory, releaseFile);
  const manifest = readManifest(directory, report);
  const ownBlocks = readOwnBlocks(directory, report);
  const readers = { picture, drawing, isFile, hash, releasedPages };
  return { directory, manifest, ownBlocks, markdown, unreadable, others, media, lexicon, ...readers };
}
