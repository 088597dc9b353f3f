import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../../build/cache/installed-packages.ts';

/** Programs for tests and checks, with their packages. */
const PACKAGES = {
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
} as const;

/**
 * Returns the command that starts an installed program: Node with the program's file. The files in `node_modules/.bin`
 * are shell scripts on Windows, which need a shell.
 */
export function programCommand(root: string, name: keyof typeof PACKAGES): string[] {
  const folder = packageFolder(PACKAGES[name], root);
  if (!folder) throw new Error(`The package ${PACKAGES[name]} is not installed: run "npm ci"`);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`The package ${PACKAGES[name]} has no program ${name}: run "npm ci"`);
  return [process.execPath, path.join(folder, file)];
}

/** Returns the command that runs a script of package.json. npm sets a variable with its own path for its scripts. */
export function scriptCommand(name: string, ...args: string[]): string[] {
  const { npm_execpath: npm } = process.env;
  return [...(npm ? [process.execPath, npm] : ['npm']), 'run', '--silent', name, '--', ...args];
}
