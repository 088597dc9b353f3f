import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the nearest folder with a `package.json`: the given folder or one above it. */
function packageAbove(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'package.json')) ? folder : packageAbove(parent);
}

/** Folder of the engine: the checkout, or the installed package. */
const root = packageAbove(import.meta.dirname);

/** Returns the absolute path of a file or folder of the engine. `parts` are relative to the engine's `package.json`. */
export function engineFile(...parts: string[]): string {
  return path.join(root, ...parts);
}

/** Folder of the compiled commands and programs in a package. */
const COMPILED = 'compiled';

/** Whether the engine is an installed package, which must not be written to, rather than a checkout. */
export const isPackage = existsSync(engineFile(COMPILED));

/** Returns the absolute path of a compiled file of a package. */
export function compiledFile(...parts: string[]): string {
  return engineFile(COMPILED, ...parts);
}

/**
 * Returns the absolute path of a module that another program loads, given its source file. In a package, this is the
 * path of the compiled file.
 */
export function engineModule(source: string): string {
  return isPackage ? compiledFile(`${path.basename(source, '.ts')}.js`) : engineFile(source);
}
