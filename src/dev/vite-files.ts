import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineScratch, scratchDirectory, siteScratch } from '../build/project.ts';
import { engineFile } from '../model/engine-files.ts';
import { ownBlocksFolder } from '../model/read/own-blocks.ts';
import { escapePattern } from '../text/escape.ts';

/**
 * Name of the folder, in the engine's scratch folder, with the packages that Vite has bundled. Its files are served.
 */
const CACHE = 'vite';

/** Files that Vite's own server denies by default. */
const DEFAULT_DENY = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

/** Returns the folder of the packages that Vite has bundled. */
export function viteCache(site: string): string {
  return path.join(engineScratch(site), CACHE);
}

/** Returns the folders of the engine's packages. */
function packageFolders(): string[] {
  const looked = createRequire(import.meta.url).resolve.paths('vite') ?? [];
  return looked.filter((folder) => path.basename(folder) === 'node_modules' && existsSync(folder));
}

/**
 * Returns the files that Vite may serve (the parts of a page's program), and those that it must not serve. Texts,
 * blocks, mails and the editor's token are denied even if the site is in an allowed folder.
 */
export function viteFiles(site: string, normalizePath: (file: string) => string): { allow: string[]; deny: string[] } {
  const pattern = (...parts: string[]) => escapePattern(normalizePath(path.join(...parts)));
  const scratches = [siteScratch(site), scratchDirectory].map((folder) => `${pattern(folder)}/!(${CACHE})/**`);
  const sources = ['content', ownBlocksFolder].map((folder) => `${pattern(site, folder)}/**`);
  const starters = `${pattern(engineFile('src/starters'))}/*/.vitrine/**`;
  return {
    allow: [engineFile('src'), ...packageFolders(), viteCache(site)],
    deny: [...DEFAULT_DENY, ...sources, ...scratches, starters],
  };
}
