import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { componentName, slugify } from '../../text/names.ts';
import type { Document, TextFile } from './document.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** Folder with the site's own blocks, each in a folder named after its type. */
export const ownBlocksFolder = 'blocks';

/** A block type that a site defines itself. */
export interface OwnBlock {
  /** Its name in the manifest, which is also the name of its folder. */
  type: string;
  /** Its `schema.json`; `data` is absent if the file is missing or cannot be parsed. */
  schema: Document;
  /** Source of its component, if it can be read. */
  component?: TextFile | undefined;
  /** Name of the component's export; the file has the same name. */
  name: string;
}

/** Valid names of types: the prefix prevents collisions with present and future types of the engine. */
const NAME = /^site-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the path of the schema of a block, relative to the site folder. */
function schemaFile(type: string): string {
  return `${ownBlocksFolder}/${type}/schema.json`;
}

/** Returns the path of the component of a block, relative to the site folder. */
export function componentFile({ type, name }: Pick<OwnBlock, 'type' | 'name'>): string {
  return `${ownBlocksFolder}/${type}/${name}.tsx`;
}

/** Returns the type of the block whose folder contains a file. */
export function typeOfFile(file: string): string | undefined {
  return /^blocks\/([^/]+)\//.exec(file)?.[1];
}

/** Returns the names of the block folders, sorted. */
function foldersIn(directory: string): string[] {
  const folder = path.join(directory, ownBlocksFolder);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Converts any name to a valid type name. */
export function ownTypeName(typed: string): string {
  return `site-${slugify(typed).replace(/^site-?/, '') || 'bloc'}`;
}

/** Whether a name is valid for a block type of a site. */
export function isOwnType(type: string): boolean {
  return NAME.test(type);
}

function unreadable(file: string): Document {
  const locate = (pointer: string) => ({ file, start: 0, end: 0, pointer });
  return { path: file, text: '', data: undefined, locate, locateWithin: locate };
}

/** Reads the blocks of a site, which are the folders in `blocks/`. A folder with an invalid name is reported. */
export function readOwnBlocks(directory: string, report: Report): OwnBlock[] {
  return foldersIn(directory).flatMap((type) => {
    const problem = (code: string, file: string, args: Record<string, string>) =>
      report({ code, severity: 'error', place: { file, start: 0, end: 0 }, args });
    if (!isOwnType(type)) {
      problem('block/bad-name', `${ownBlocksFolder}/${type}`, { type, name: ownTypeName(type) });
      return [];
    }
    const block = { type, name: componentName(type) };
    const isThere = (file: string) => {
      const isFile = existsSync(path.join(directory, file));
      if (!isFile) problem('block/missing-file', file, { type, file });
      return isFile;
    };
    const written = isThere(schemaFile(type)) ? readText(directory, schemaFile(type), report) : undefined;
    const schema = written ? readJson(written, report) : unreadable(schemaFile(type));
    const component = isThere(componentFile(block)) ? readText(directory, componentFile(block), report) : undefined;
    return [{ ...block, schema, component }];
  });
}
