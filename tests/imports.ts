import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the sources. */
export const src = path.resolve(import.meta.dirname, '../src');

/** Every source file, relative to `src/`, but those of starters: they are sites. */
export const files = (readdirSync(src, { recursive: true }) as string[])
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('starters/'));

export interface Import {
  file: string;
  /** As it is written. */
  target: string;
  isType: boolean;
}

/** What a source file imports, types and lazy imports included. */
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

/** What a source file imports of the other source files, each by its path relative to `src/`. */
export function ownImportsOf(file: string): Import[] {
  return importsOf(file)
    .filter(({ target }) => target.startsWith('.'))
    .map((found) => ({ ...found, target: path.posix.join(path.posix.dirname(file), found.target) }));
}

/** The source files that one imports. */
export function importedFiles(file: string): string[] {
  return ownImportsOf(file).map(({ target }) => target);
}
