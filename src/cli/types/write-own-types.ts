import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import { readOwnBlocks } from '../../model/read/own-blocks.ts';
import { ownTypes, ownTypesFile } from './own-types.ts';

/** Writes the types of a site's own blocks. Returns whether it has any. */
export function writeOwnTypes(site: string): boolean {
  const blocks = readOwnBlocks(site, () => {});
  if (blocks.length > 0) writeFile(path.join(site, ownTypesFile), ownTypes(blocks));
  return blocks.length > 0;
}
