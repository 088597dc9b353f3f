import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { holds } from '../../build/files/write-file.ts';
import { projectRoot } from '../../build/project.ts';
import { engineFile, isPackage } from '../../model/engine-files.ts';
import { withTemporary } from '../terminal/temporary-folder.ts';

/** Whether this user may create files in a folder. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the reason why a new site cannot be created in a folder; `undefined` if it can. */
export function refusalOfFolder(folder: string): string | undefined {
  const target = path.resolve(folder);
  const parent = path.dirname(target);
  const instead = `name a new one, such as ${path.join(parent, 'martin')}`;
  if (holds(projectRoot, target)) {
    const outside = path.join(path.dirname(projectRoot), 'martin');
    return `${folder} is inside the folder of the engine: name one outside of it, such as ${outside}.`;
  }
  if (!existsSync(parent)) return `There is no folder ${parent}: create it first.`;
  const closed = [parent, target].find((one) => existsSync(one) && !isWritable(one));
  if (closed) return `This user may not write in ${closed}: grant the permission, or name a folder elsewhere.`;
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file: ${instead}.`;
  return readdirSync(folder).some((name) => name !== '.git') ? `${folder} is not empty: ${instead}.` : undefined;
}

/**
 * Creates a folder atomically: it is filled under a hidden name next to it, then renamed. If that fails or is
 * interrupted, nothing is left.
 */
export async function wholeFolder(folder: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  const target = path.resolve(folder);
  await withTemporary(target, async (temporary) => {
    await fill(temporary);
    if (existsSync(path.join(target, '.git'))) {
      // The clone of an empty repository stays, with its `.git`.
      for (const name of readdirSync(temporary)) renameSync(path.join(temporary, name), path.join(target, name));
    } else {
      if (existsSync(target)) rmdirSync(target);
      renameSync(temporary, target);
    }
  });
}

/** Writes files below a folder, by their paths in it. Scripts are made executable. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: /\.(?:command|sh)$/.test(name) ? 0o755 : 0o644 });
  }
}

/**
 * Packs the engine into a folder, as a dependency of a site. A package packs itself; a checkout first compiles its
 * package.
 */
export async function packEngine(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // npm sets this variable to its own path for its scripts.
  const { npm_execpath: npm } = process.env;
  const [file, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const source = isPackage ? engineFile() : await (await import('../engine/write-package.ts')).preparePackage();
  const options = ['pack', source, '--pack-destination', folder, '--silent', '--ignore-scripts'];
  await promisify(execFile)(file, [...first, ...options], { cwd: folder, shell: !npm && process.platform === 'win32' });
}
