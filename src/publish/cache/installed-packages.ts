import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.ts';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Version of a package as it is installed; `none` if it is not. */
export function installedVersion(name: string, root: string = projectRoot): string {
  try {
    return readPackage(path.join(root, 'node_modules', name)).version;
  } catch {
    return 'none';
  }
}

/**
 * Stands for all packages as they are installed, which `package-lock.json` does not before `npm ci`: npm's own list of
 * them, or the versions of the direct ones where another package manager installed them.
 */
export function installedPackages(root: string = projectRoot): string {
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(list)) return readFileSync(list, 'utf8');
  const { dependencies, devDependencies } = readPackage(root);
  const names = Object.keys({ ...dependencies, ...devDependencies }).sort();
  return names.map((name) => `${name} ${installedVersion(name, root)}`).join('\n');
}
