import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import { componentFile, isOwnType, ownBlocksFolder, ownTypeName } from '../../model/read/own-blocks.ts';
import { componentName } from '../../text/names.ts';
import { filledTemplate } from './filled-template.ts';
import { asInSchemas, refusedTitle, type WrittenBlock } from './write-block.ts';

/** A new block of a site. */
export interface NewOwnBlock {
  type: string;
  /** Name in the editor's list of sections. */
  title: string;
  /** Purpose of the block. */
  description: string;
}

/**
 * Writes a block into the folder of a site: its schema with an example, and its component. It needs no registration.
 */
export function writeOwnBlock(site: string, requested: NewOwnBlock): WrittenBlock {
  const { type } = requested;
  if (!isOwnType(type))
    return { written: [], refused: `"${type}" is not a name for a block of a site: write it as ${ownTypeName(type)}` };
  const block = { type, title: asInSchemas(requested.title), description: asInSchemas(requested.description) };
  const refused = refusedTitle(block.title);
  if (refused) return { written: [], refused };
  const name = componentName(type);
  const folder = `${ownBlocksFolder}/${type}`;
  if (existsSync(path.join(site, folder))) return { written: [], refused: `${folder} exists already` };
  const config = `${ownBlocksFolder}/tsconfig.json`;
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const values = { type, title: inJson(block.title), description: inJson(block.description) };
  const files: [file: string, text: string][] = [
    [`${folder}/schema.json`, filledTemplate('own-schema.json', values)],
    [componentFile({ type, name }), filledTemplate('own.tsx', { type, name })],
    ...(existsSync(path.join(site, config))
      ? []
      : ([[config, filledTemplate('own-tsconfig.json', {})]] satisfies [string, string][])),
  ];
  for (const [file, text] of files) writeFile(path.join(site, file), text);
  return { written: files.map(([file]) => file) };
}
