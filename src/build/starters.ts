import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { engineFile } from '../model/engine-files.ts';
import { manifestName } from '../model/read/site-files.ts';

const folder = engineFile('src/starters');

/** Returns the folder of the starter of a trade. */
export function starterFolder(trade: string): string {
  return path.join(folder, trade);
}

/** Returns the key of a folder's own blocks in the program: the trade of a starter, and `site` for any other folder. */
export function blocksKeyOf(directory: string): string {
  return path.dirname(directory) === folder ? path.basename(directory) : 'site';
}

/** Returns the trades with a starter. */
export function trades(): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, manifestName)))
    .sort();
}
