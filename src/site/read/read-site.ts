import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type PictureFacts, readPicture } from '../pictures/read-picture.ts';
import { releaseFile } from '../release/release.ts';
import { editorSchemaFile } from '../suggestions/editor-schema-file.ts';
import { readJson } from './read-json.ts';
import { readMarkdown, readMarkdownBytes } from './read-markdown.ts';
import { decodeText, readBytes, readText } from './read-text.ts';
import type { MarkdownSource, SourceDocument, Sources } from './source.ts';
import type { TextMemory } from './text-memory.ts';

/** Name of the manifest in a site folder. */
export const manifestName = 'site.manifest.json';

/** Files below a folder, in the same order on every machine. Hidden files (`.DS_Store`) belong to no site. */
export function filesBelow(directory: string, prefix = ''): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(directory, prefix), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const name = prefix ? `${prefix}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesBelow(directory, name);
      return entry.isFile() || entry.isSymbolicLink() ? [name] : [];
    })
    .sort();
}

/** Size of a file in bytes; 0 where nothing can be read, as at the end of a link that leads nowhere or to itself. */
function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A manifest that could not be read: nothing more is said about what it might hold. */
function unreadable(): SourceDocument {
  const locate = (pointer: string) => ({ file: manifestName, offset: 0, length: 0, pointer });
  return { file: { path: manifestName, text: '' }, data: undefined, locate, locateWithin: locate };
}

function readManifest(directory: string, report: Report): SourceDocument {
  const absolute = path.join(directory, manifestName);
  if (!existsSync(absolute)) {
    const place = { file: manifestName, offset: 0, length: 0 };
    report({ code: 'manifest/missing', severity: 'error', place, args: { name: manifestName } });
    return unreadable();
  }
  const file = readText(absolute, manifestName, report);
  return file ? readJson(file, report) : unreadable();
}

function readArticle(absolute: string, file: string, report: Report, memory?: TextMemory): MarkdownSource | undefined {
  const bytes = readBytes(absolute, file, report);
  if (!bytes) return undefined;
  return memory
    ? readMarkdownBytes(bytes, file, report, memory)
    : readMarkdown(decodeText(bytes, file, report), report);
}

/**
 * Reads the manifest and everything below `content/`. Files that cannot be read are reported. With a memory, texts that
 * it knows are not looked at again.
 */
export function readSite(directory: string, report: Report, memory?: TextMemory): Sources {
  const content = path.join(directory, 'content');
  const markdown = new Map<string, MarkdownSource>();
  const unreadable = new Set<string>();
  const others = new Set<string>();
  const media = new Map<string, number>();
  for (const name of filesBelow(content)) {
    if (name.startsWith('media/')) media.set(name, sizeOf(path.join(content, name)));
    else if (name.endsWith('.md') && name !== 'README.md') {
      const article = readArticle(path.join(content, name), `content/${name}`, report, memory);
      if (article) markdown.set(name.slice(0, -3), article);
      else unreadable.add(name.slice(0, -3));
    } else others.add(name);
  }
  const editorSchema = () => textIfThere(path.join(directory, editorSchemaFile));
  const known = new Map<string, PictureFacts | undefined>();
  const picture = (file: string) => {
    if (!known.has(file)) known.set(file, readPicture(path.join(content, file)));
    return known.get(file);
  };
  const drawing = (file: string) => textIfThere(path.join(content, file));
  const releasedPages = () => textIfThere(path.join(directory, releaseFile));
  const manifest = readManifest(directory, report);
  return { directory, manifest, markdown, unreadable, others, media, picture, drawing, editorSchema, releasedPages };
}
