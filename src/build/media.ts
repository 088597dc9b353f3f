import { statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash.ts';
import type { Output } from './output.ts';

const REFERENCE = /(?<![\w-])media\/[\w./@-]*[\w]/g;

/** Whatever a text of a page or of the shell, as JSON or as Markdown, names that may be a media file. */
export function mediaIn(text: string): string[] {
  return [...new Set(text.match(REFERENCE))];
}

/** Collects the media files that pages and shell name, whatever the key that names them. */
export function createMediaCollector(known: ReadonlyMap<string, number>) {
  const used = new Set<string>();
  return {
    /** Takes names; those of no file are left out. */
    add(names: readonly string[]): void {
      for (const name of names) if (known.has(name)) used.add(name);
    },
    /** Names as in the manifest, `media/x.webp`, sorted. */
    used: () => [...used].sort(),
  };
}

/** Publishes media that stand below `content/` of the site; they keep their names. */
export function copyMedia(names: readonly string[], { site, output }: { site: string; output: Output }): void {
  for (const name of names) {
    const source = path.join(site, 'content', name);
    const { size, mtimeMs } = statSync(source);
    output.copy(name, source, hashOf(source, String(size), String(mtimeMs)));
  }
}
