import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the sources. */
export const src = path.resolve(import.meta.dirname, '../src');

/** All source files, relative to `src/`, except for those of starters, which are sites. */
export const files = (readdirSync(src, { recursive: true }) as string[])
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('starters/'));

export interface Import {
  file: string;
  /** Imported path, as typed. */
  target: string;
  isType: boolean;
}

/** Returns all imports of a source file, including types and lazy imports. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  const found = [...text.matchAll(/^\s*(?:import|export)\s+(type\s+)?[^'"`;]*?from\s+'([^']+)'/gm)].map(
    ([, type, target]) => ({ file, target: target ?? '', isType: Boolean(type) }),
  );
  const lazy = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, target]) => ({
    file,
    target: target ?? '',
    isType: false,
  }));
  const bare = [...text.matchAll(/^\s*import\s+'([^']+)'/gm)].map(([, target]) => ({
    file,
    target: target ?? '',
    isType: false,
  }));
  return [...found, ...lazy, ...bare];
}

/** Returns the imports of other source files, each by its path relative to `src/`. */
export function ownImportsOf(file: string): Import[] {
  return importsOf(file)
    .filter(({ target }) => target.startsWith('.'))
    .map((found) => ({ ...found, target: path.posix.join(path.posix.dirname(file), found.target) }));
}

/** Returns the source files that a file imports. */
export function importedFiles(file: string): string[] {
  return ownImportsOf(file).map(({ target }) => target);
}
