import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../project.ts';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Returns the version of the engine from its `package.json`. */
export function engineVersion(): string {
  return readPackage(projectRoot).version;
}

/**
 * Returns the folders in which Node looks for packages: `node_modules` of a folder and of those above it, the nearest
 * first.
 */
function packageFolders(root: string): string[] {
  return createRequire(path.join(root, 'package.json')).resolve.paths('any') ?? [];
}

/**
 * Returns the folder of an installed package, or `undefined`. Node's own resolution is limited to the exports of a
 * package, which often exclude its `package.json`.
 */
export function packageFolder(name: string, root: string = projectRoot): string | undefined {
  const folders = packageFolders(root).map((folder) => path.join(folder, name));
  return folders.find((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Returns the installed version of a package; `none` if it is not installed. */
export function installedVersion(name: string, root: string = projectRoot): string {
  const folder = packageFolder(name, root);
  return folder ? readPackage(folder).version : 'none';
}

/** Returns the folder of the package that Node finds from another folder, with symbolic links resolved. */
function realFolder(name: string, root: string): string | undefined {
  const folder = packageFolder(name, root);
  return folder && realpathSync(folder);
}

/**
 * Explains in one line that a dependency of the engine loads another React than the engine itself, and what to do. This
 * happens if a site or a workspace depends on React, and npm has installed that dependency next to it. Pages with two
 * Reacts cannot be rendered.
 */
export function describeSecondReact(root: string = projectRoot): string | undefined {
  const own = realFolder('react', root);
  for (const name of Object.keys(readPackage(root).dependencies ?? {})) {
    const user = realFolder(name, root);
    if (!own || !user || !readPackage(user).peerDependencies?.react) continue;
    const other = realFolder('react', user);
    if (other === undefined || other === own) continue;
    const outer = other.slice(0, other.lastIndexOf(`${path.sep}node_modules${path.sep}`));
    return `There are two Reacts: ${name} finds ${readPackage(other).version} in ${other}, the engine ${readPackage(own).version}. Remove "react" from the dependencies of ${path.join(outer, 'package.json')}, then run npm install.`;
  }
  return undefined;
}

/**
 * Returns a text that identifies the installed packages: the versions of the direct dependencies, and npm's own lists
 * of installed packages. `package-lock.json` may differ from these lists until `npm ci`.
 */
export function installedPackages(root: string = projectRoot): string {
  const names = Object.keys(readPackage(root).dependencies ?? {}).sort();
  const versions = names.map((name) => `${name} ${installedVersion(name, root)}`);
  const lists = packageFolders(root).map((folder) => path.join(folder, '.package-lock.json'));
  return [...versions, ...lists.filter(existsSync).map((file) => readFileSync(file, 'utf8'))].join('\n');
}
