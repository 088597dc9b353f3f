import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../site/read/files-below.ts';
import type { TextCache } from '../../site/read/text-cache.ts';
import { hashOf } from '../files/hash.ts';
import { projectRoot, siteScratch } from '../project.ts';
import { readEntry, writeEntry } from './cache-entry.ts';
import { installedPackages } from './installed-packages.ts';

/** What is known of one text, by name. */
type Derived = Record<string, unknown>;

/** Folders with the code that derives something from texts, and the packages that it uses. */
const SOURCES = ['src/publish', 'src/site', 'src/text'];

/** Changes with the code that derives something from texts, and with the packages installed. */
function codeVersion(): string {
  const files = SOURCES.flatMap((folder) =>
    filesBelow(path.join(projectRoot, folder)).map((file) => path.join(projectRoot, folder, file)),
  );
  return hashOf(process.version, installedPackages(), ...files.flatMap((file) => [file, readFileSync(file)]));
}

function readTexts(file: string, version: string): Record<string, Derived> {
  const entry = readEntry(file);
  const saved = entry && (JSON.parse(entry.toString()) as { version: string; texts: Record<string, Derived> });
  return saved?.version === version ? saved.texts : {};
}

/** Opens a cache in a file, which may be deleted at any time. What another version of the code derived is not in it. */
export function openTextCache(file: string, version: string): TextCache {
  const known = new Map(Object.entries(readTexts(file, version)));
  const used = new Map<string, Derived>();
  let isSaved = true;
  const textAt = (key: string): Derived => {
    const text = used.get(key) ?? known.get(key) ?? {};
    used.set(key, text);
    return text;
  };
  return {
    get: (key, name) => textAt(key)[name],
    set(key, name, value) {
      textAt(key)[name] = value;
      isSaved = false;
    },
    save() {
      if (isSaved && used.size === known.size) return;
      try {
        writeEntry(file, JSON.stringify({ version, texts: Object.fromEntries(used) }));
        isSaved = true;
      } catch {
        // A full disk, or a folder of another user: the next run derives everything again.
      }
    },
  };
}

/** File in which commands keep what they derived from the texts of a site. */
export function textCacheFile(site: string): string {
  return path.join(siteScratch(site), 'cache/texts.json');
}

/** Opens the cache that all commands share for the texts of a site. */
export function openSiteTextCache(site: string): TextCache {
  return openTextCache(textCacheFile(site), codeVersion());
}
