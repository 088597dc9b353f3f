import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { ownBlocksFolder, readOwnBlocks } from '../../model/read/own-blocks.ts';
import { manifestName } from '../../model/read/site-files.ts';
import { objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { type BrandAccent, brandTheme } from '../../text/brand-palette.ts';
import type { Client } from './client.ts';
import { newManifest } from './new-manifest.ts';

/** Path, in a new site, of the schema with which text editors complete and explain the manifest. */
const EDITOR_SCHEMA = './node_modules/vitrine/schemas/editor.schema.json';

interface NewSite {
  manifest: Raw;
  /** Files of `content/` and of blocks, by their paths in the site. */
  content: Map<string, Uint8Array>;
  /** Result of adapting the brand's colour; empty if none was given. */
  accents: BrandAccent[];
}

/** Creates the site of a client from the folder of a starter. Its content is copied, except for the owner's logo. */
export function newSite(starter: string, client: Client): NewSite {
  const manifest = JSON.parse(readFileSync(path.join(starter, manifestName), 'utf8')) as Raw;
  const logo = textAt(objectAt(manifest, 'site'), 'logo');
  const files = ['content', ownBlocksFolder].flatMap((folder) =>
    filesBelow(path.join(starter, folder)).map((file) => `${folder}/${file}`),
  );
  const theme = objectAt(manifest, 'theme');
  const brand = client.colour?.toLowerCase();
  const ownBlocks = readOwnBlocks(starter, () => {});
  return {
    manifest: newManifest(manifest, {
      client,
      theme: brand ? { brand, ...theme } : theme,
      schema: EDITOR_SCHEMA,
      ownBlocks,
    }),
    content: new Map(
      files
        .filter((file) => file !== `content/${logo}`)
        .map((file) => [file, readFileSync(path.join(starter, file))] as const),
    ),
    accents: brand ? brandTheme(theme, brand).accents : [],
  };
}
