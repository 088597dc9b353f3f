import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import { componentName } from '../../text/names.ts';
import {
  type BlockSchema,
  blockComponent,
  blockTest,
  definitionOfBlock,
  type NewBlock,
  type ReadCollection,
  schemaOfNewBlock,
} from './block-skeleton.ts';

/** A block as requested by the command. */
interface RequestedBlock extends Omit<NewBlock, 'reads'> {
  /** Key of the collection whose entries it shows. */
  reads?: string | undefined;
}

export interface WrittenBlock {
  /** Files written, relative to the project. */
  written: string[];
  /** Reason why nothing was written. */
  refused?: string;
}

/** Maximum length of a title, which is part of a sentence in the schema. */
const MAX_TITLE_LENGTH = 90;

/** Returns a text of the command in the typography of the schemas. */
export function asInSchemas(text: string): string {
  return text.trim().replaceAll("'", '’');
}

/** Returns the reason why a title is refused; `undefined` if it is valid. */
export function refusedTitle(title: string): string | undefined {
  return title.length > MAX_TITLE_LENGTH || /[…\n]/.test(title)
    ? `--title is one line of at most ${MAX_TITLE_LENGTH} characters, without "…"`
    : undefined;
}

/** Returns the lists of the site whose entries a block can show, by key. */
function listsOfSite(readJson: (file: string) => Schema): ReadonlyMap<string, ReadCollection> {
  const lists = Object.entries(readJson('schemas/site.schema.json').properties ?? {}).flatMap(
    ([key, { title = key, type, items, 'x-collection': declared }]): [string, ReadCollection][] => {
      const file = items?.$ref;
      if (!declared || type !== 'array' || !file) return [];
      const [example] = (readJson(`schemas/${file}`).examples ?? []) as { id?: string }[];
      const entry = componentName(file.replace('.schema.json', ''));
      return [[key, { key, title, kind: declared.kind, type: entry, example: example?.id ?? 'exemple' }]];
    },
  );
  return new Map(lists);
}

/**
 * Writes the skeleton of a new block type into a project: its schema with an example, its component, its test, and its
 * definition if it takes data of the site. `npm run types` then adds it to the lists of blocks. Writes nothing if a
 * part of it already exists.
 */
export function writeBlock(root: string, { reads: key, ...requested }: RequestedBlock): WrittenBlock {
  const { type, interactive } = requested;
  const described = {
    ...requested,
    title: asInSchemas(requested.title),
    description: asInSchemas(requested.description),
  };
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(type))
    return { written: [], refused: `"${type}" is not a name in kebab case, such as opening-times` };
  const longTitle = refusedTitle(described.title);
  if (longTitle) return { written: [], refused: longTitle };
  const name = componentName(type);
  const schemaFile = `schemas/blocks/${type}.schema.json`;
  const test = interactive ? `tests/blocks/${type}/${name}.test.tsx` : `tests/blocks/${type}.test.tsx`;
  const own = [schemaFile, `src/blocks/${type}/${name}.tsx`, test] as const;
  const taken = [...own, `src/blocks/${type}`].find((file) => existsSync(path.join(root, file)));
  if (taken) return { written: [], refused: `${taken} exists already` };

  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const readJson = <T>(file: string) => JSON.parse(read(file)) as T;
  const toJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
  const lists = listsOfSite(readJson);
  const reads = key === undefined ? undefined : lists.get(key);
  if (key !== undefined && !reads) {
    const names = [...lists.keys()].join(', ');
    const refused = `--reads names a list of the site, one of ${names}: ${key} is not one. Guides belong to a chain: src/blocks/article-list/ shows some`;
    return { written: [], refused };
  }
  const block: NewBlock = { ...described, ...(reads && { reads }) };
  const siblings = readdirSync(path.join(root, 'schemas/blocks')).map((file) =>
    readJson<BlockSchema>(`schemas/blocks/${file}`),
  );
  const contents: [file: string, text: string][] = [
    [own[0], toJson(schemaOfNewBlock(block, siblings))],
    [own[1], blockComponent(block)],
    [own[2], blockTest(block)],
    ...(reads
      ? ([[`src/blocks/${type}/definition.ts`, definitionOfBlock(type, reads)]] satisfies [string, string][])
      : []),
  ];
  for (const [file, text] of contents) writeFile(path.join(root, file), text);
  return { written: contents.map(([file]) => file) };
}
