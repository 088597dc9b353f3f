import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../model/read/site-files.ts';
import { projectRoot } from './project.ts';

const folder = path.join(projectRoot, 'src/starters');

/** Folder of the starter of a trade. */
export function starterFolder(trade: string): string {
  return path.join(folder, trade);
}

/** The trades with a starter. */
export function trades(): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, manifestName)))
    .sort();
}
