import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { hashOf } from '../hash.ts';
import { projectRoot } from '../project.ts';

/**
 * Hash of everything that the compiled program depends on: its sources, its packages, its configuration and its
 * base path. No site is among them: the same program serves every site.
 */
export function programKey(base: string): string {
  const parts = [process.version, base];
  const files = [
    'package-lock.json',
    'vite.config.ts',
    ...filesBelow(path.join(projectRoot, 'src')).map((file) => `src/${file}`),
  ];
  for (const file of files) {
    if (file.startsWith('src/cli/')) continue;
    parts.push(file, readFileSync(path.join(projectRoot, file), 'utf8'));
  }
  return hashOf(...parts);
}
