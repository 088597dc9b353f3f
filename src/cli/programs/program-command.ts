import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../../publish/cache/installed-packages.ts';

/** Programs that tests are run with, and the package of each. */
const PACKAGES = {
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
} as const;

/**
 * The command that starts an installed program: Node with the file that its package names. What stands in
 * `node_modules/.bin` is a script of a shell on Windows, which nothing starts without one.
 */
export function programCommand(root: string, name: keyof typeof PACKAGES): string[] {
  const folder = packageFolder(PACKAGES[name], root);
  if (!folder) throw new Error(`The package ${PACKAGES[name]} is not installed: run "npm ci"`);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Error(`The package ${PACKAGES[name]} brings no program ${name}: run "npm ci"`);
  return [process.execPath, path.join(folder, file)];
}

/** The command that runs a script of package.json. npm tells the scripts that it runs where it stands. */
export function scriptCommand(name: string, ...args: string[]): string[] {
  const { npm_execpath: npm } = process.env;
  return [...(npm ? [process.execPath, npm] : ['npm']), 'run', '--silent', name, '--', ...args];
}
