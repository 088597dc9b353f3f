import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../project.ts';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Version of the engine itself, as its `package.json` says. */
export function engineVersion(root: string = projectRoot): string {
  return readPackage(root).version;
}

/** Folders in which Node looks for packages: `node_modules` of a folder and of those above it, the nearest first. */
function packageFolders(root: string): string[] {
  return createRequire(path.join(root, 'package.json')).resolve.paths('any') ?? [];
}

/**
 * Returns the folder of an installed package, `undefined` if there is none. Node itself resolves only what a package
 * exports, which its `package.json` often is not.
 */
export function packageFolder(name: string, root: string = projectRoot): string | undefined {
  const folders = packageFolders(root).map((folder) => path.join(folder, name));
  return folders.find((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Version of a package as it is installed; `none` if it is not. */
export function installedVersion(name: string, root: string = projectRoot): string {
  const folder = packageFolder(name, root);
  return folder ? readPackage(folder).version : 'none';
}

/**
 * Identifies the packages as they are installed, which `package-lock.json` does not before `npm ci`: the versions of
 * the direct ones, and the lists that npm keeps of all that it has installed.
 */
export function installedPackages(root: string = projectRoot): string {
  const names = Object.keys(readPackage(root).dependencies ?? {}).sort();
  const versions = names.map((name) => `${name} ${installedVersion(name, root)}`);
  const lists = packageFolders(root).map((folder) => path.join(folder, '.package-lock.json'));
  return [...versions, ...lists.filter(existsSync).map((file) => readFileSync(file, 'utf8'))].join('\n');
}
