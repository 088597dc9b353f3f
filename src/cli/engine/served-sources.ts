import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engineFile } from '../../model/engine-files.ts';

/** Modules that `start` serves from the sources, and from which a program with own blocks is compiled. */
const ENTRIES = [
  'src/blocks/block-module.ts',
  'src/dev/live.ts',
  'src/entry/boot.ts',
  'src/entry/client-dev.ts',
  'src/entry/client.tsx',
  'src/entry/dated.ts',
  'src/entry/server.tsx',
  'src/build/pages/render-worker.ts',
];

/**
 * Matches the imported modules of a source text, except for imports of types, which are removed when it is compiled.
 */
const IMPORT = /^(?:import|export)\s(?!type\s)[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;

interface ServedSources {
  /** Paths below the folder of the engine. */
  files: string[];
  /** Names of the packages that these files import. */
  packages: string[];
}

/** Finds the sources that a package needs, and the packages that they import. */
export function servedSources(): ServedSources {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, from, bare, lazy] of readFileSync(engineFile(file), 'utf8').matchAll(IMPORT)) {
      const target = from ?? bare ?? lazy ?? '';
      if (target.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), target));
      else if (!target.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
    }
  };
  for (const entry of ENTRIES) visit(entry);
  return { files: [...files].sort(), packages: [...packages].sort() };
}
