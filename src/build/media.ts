import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const REFERENCE = /(?<![\w-])media\/[\w./@-]*[\w]/g;

/** Collects the media files that pages and shell name, whatever the key that names them. */
export function createMediaCollector(known: ReadonlyMap<string, number>) {
  const used = new Set<string>();
  return {
    /** Reads one page or the shell as JSON, Markdown included. */
    visit(json: string): void {
      for (const [name] of json.matchAll(REFERENCE)) if (known.has(name)) used.add(name);
    },
    /** Names as in the manifest, `media/x.webp`, sorted. */
    used: () => [...used].sort(),
  };
}

/** Copies media below `content/` of the site to the output, where they keep their names. */
export function copyMedia(names: readonly string[], { site, output }: { site: string; output: string }): void {
  for (const name of names) {
    const target = path.join(output, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(site, 'content', name), target);
  }
}
