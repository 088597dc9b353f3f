import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf } from './imports.ts';

/** Files that run with only `dependencies` installed, relative to `src/`: other commands are for developers. */
const ENTRIES = [
  ...['build', 'check', 'mcp', 'media', 'new', 'preview', 'release', 'start'].map((name) => `cli/${name}.ts`),
  // These are compiled or loaded by Vite, or started in a worker.
  ...['entry/boot.ts', 'entry/client.tsx', 'entry/client-dev.ts', 'entry/server.tsx'],
  ...['editor/client/client.tsx', 'dev/live.ts', 'build/pages/render-worker.ts', '../vite.config.ts'],
];

/** Packages that no file imports, with the reason for their dependency. */
const NOT_IMPORTED = {
  tsx: 'every command of package.json runs by it',
  '@emotion/styled': 'peer of @mui/material',
};

const packageFile = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Returns all imports of code, without types, in the files that can be reached from the entries. */
function reachableImports(entries: readonly string[]): Import[] {
  const seen = new Set(entries);
  const found: Import[] = [];
  // A set may grow while it is iterated.
  for (const file of seen) {
    for (const one of importsOf(file)) {
      if (one.isType) continue;
      if (one.target.startsWith('.')) seen.add(path.posix.join(path.posix.dirname(file), one.target));
      else found.push(one);
    }
  }
  return found;
}

/** Returns the package of an import: `@scope/name`, or `name` of `name/part.js`. */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

const imports = reachableImports(ENTRIES).filter(({ target }) => !target.startsWith('node:'));

describe('dependencies', () => {
  it('contain every package that building, checking, serving and editing a site import', () => {
    const isMissing = (name: string) => !(name in packageFile.dependencies);
    const missing = imports.filter(({ target }) => isMissing(packageOf(target)));
    expect(missing.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
    expect(Object.keys(NOT_IMPORTED).filter(isMissing)).toEqual([]);
  });

  it('contain no other package', () => {
    const imported = new Set([...imports.map(({ target }) => packageOf(target)), ...Object.keys(NOT_IMPORTED)]);
    expect(Object.keys(packageFile.dependencies).filter((name) => !imported.has(name))).toEqual([]);
  });
});
