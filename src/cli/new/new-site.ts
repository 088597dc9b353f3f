import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { ownBlocksFolder, readOwnBlocks } from '../../model/read/own-blocks.ts';
import { manifestName } from '../../model/read/site-files.ts';
import { objectAt, type Raw, textAt } from '../../model/read/values.ts';
import type { Client } from './client.ts';
import { newBusiness, newManifest } from './new-manifest.ts';
import { ownerOf } from './owner.ts';
import { type BrandAccent, brandTheme } from './palette.ts';
import { rewriteMarkdown } from './rewrite-markdown.ts';
import { createRewrite } from './rewrite-text.ts';

/** Path, in a new site, of the schema with which text editors complete and explain the manifest. */
const EDITOR_SCHEMA = './node_modules/vitrine/schemas/editor.schema.json';

interface NewSite {
  manifest: Raw;
  /** Files of `content/` and of blocks, by their paths in the site. */
  content: Map<string, string | Uint8Array>;
  /** Result of adapting the brand's colour; empty if none was given. */
  accents: BrandAccent[];
}

/** The value at a dotted name. */
function valueAt(business: Raw, name: string): string {
  const keys = name.split('.').slice(1);
  const last = keys.pop() ?? '';
  return textAt(keys.reduce(objectAt, business), last) ?? '';
}

/** All strings of a document. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Creates the site of a client from the folder of a starter. */
export function newSite(starter: string, client: Client): NewSite {
  const manifest = JSON.parse(readFileSync(path.join(starter, manifestName), 'utf8')) as Raw;
  const logo = textAt(objectAt(manifest, 'site'), 'logo');
  const files = filesBelow(path.join(starter, 'content')).filter((file) => file !== logo);
  const read = (file: string) => readFileSync(path.join(starter, 'content', file));
  const texts = files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file).toString()] as const);
  const { forms: _, services: __, ...spoken } = manifest;
  const owner = ownerOf(manifest, [...stringsIn(spoken), ...texts.map(([, text]) => text)]);
  const business = newBusiness(objectAt(manifest, 'business'), client);
  const rewrite = createRewrite({ owner, valueUnder: (name) => valueAt(business, name) });
  const ownBlocks = readOwnBlocks(starter, () => {});
  const blockFiles = filesBelow(path.join(starter, ownBlocksFolder)).map((file) => `${ownBlocksFolder}/${file}`);
  const theme = objectAt(manifest, 'theme');
  const brand = client.colour === undefined ? { theme, accents: [] } : brandTheme(theme, client.colour);
  return {
    manifest: newManifest(manifest, { client, rewrite, theme: brand.theme, schema: EDITOR_SCHEMA, ownBlocks }),
    content: new Map<string, string | Uint8Array>([
      ...files.map((file) => [`content/${file}`, read(file)] as const),
      ...blockFiles.map((file) => [file, readFileSync(path.join(starter, file))] as const),
      ...texts.map(([file, text]) => [`content/${file}`, rewriteMarkdown(text, rewrite)] as const),
    ]),
    accents: brand.accents,
  };
}
