import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../publish/files/write-file.ts';
import {
  type BlockSchema,
  blockComponent,
  blockSchema,
  blockTest,
  componentName,
  type NewBlock,
} from './block-skeleton.ts';
import { insertLine } from './insert-line.ts';

/** Blocks whose schemas describe the keys that most blocks share. */
const SIBLINGS = ['steps', 'comments'];

export interface WrittenBlock {
  /** Files written, relative to the project. */
  written: string[];
  /** Why nothing was written. */
  refused?: string;
}

/** Most signs of a title: the schema has a sentence that holds it. */
const LONGEST_TITLE = 90;

/** A text of the command as schemas write it. */
function asInSchemas(text: string): string {
  return text.trim().replaceAll("'", '’');
}

/** A key of an object, in quotes where it needs them. */
function keyOf(type: string): string {
  return type.includes('-') ? `'${type}'` : type;
}

/** The registry of blocks that are rendered on the server alone, with one more. */
export function withStatic(registry: string, type: string): string {
  const name = componentName(type);
  const imported = insertLine(
    registry,
    `import { ${name} } from './${type}/${name}.tsx';`,
    /^import \{ \w+ \} from '\.\/([\w-]+)\/\w+\.tsx';$/,
  );
  return insertLine(imported, `  ${keyOf(type)}: ${name},`, /^ {2}'?([\w-]+)'?: \w+,$/);
}

/** The registry of interactive blocks, with one more. */
export function withInteractive(registry: string, type: string): string {
  const name = componentName(type);
  return insertLine(
    registry,
    `  ${keyOf(type)}: async () => (await import('./${type}/${name}.tsx')).${name},`,
    /^ {2}'?([\w-]+)'?: async \(\) => \(await import\(.*$/,
  );
}

/** The schema of any block, with one more type to choose from. */
function withReference(schema: { oneOf: { $ref: string }[] }, type: string): object {
  const references = [...schema.oneOf, { $ref: `blocks/${type}.schema.json` }];
  return { ...schema, oneOf: references.sort((a, b) => (a.$ref < b.$ref ? -1 : 1)) };
}

/**
 * Writes the skeleton of a new block type into a project: its schema with an example, its component, its line in a
 * registry and its test. What is there already is never written over: then nothing is written, and the reason is given.
 */
export function writeBlock(root: string, asked: NewBlock): WrittenBlock {
  const { type, interactive } = asked;
  const block = { ...asked, title: asInSchemas(asked.title), description: asInSchemas(asked.description) };
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(type))
    return { written: [], refused: `"${type}" is no name in kebab case: write it as opening-times` };
  if (block.title.length > LONGEST_TITLE || /[…\n]/.test(block.title))
    return { written: [], refused: `--title is one line of at most ${LONGEST_TITLE} signs, without "…"` };
  const name = componentName(type);
  const schemaFile = `schemas/blocks/${type}.schema.json`;
  const test = interactive ? `tests/blocks/${type}/${name}.test.tsx` : `tests/blocks/${type}.test.tsx`;
  const own = [schemaFile, `src/blocks/${type}/${name}.tsx`, test] as const;
  const taken = [...own, `src/blocks/${type}`].find((file) => existsSync(path.join(root, file)));
  if (taken) return { written: [], refused: `${taken} is there already` };

  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const readJson = <T>(file: string) => JSON.parse(read(file)) as T;
  const toJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
  const siblings = SIBLINGS.map((sibling) => readJson<BlockSchema>(`schemas/blocks/${sibling}.schema.json`));
  const registry = interactive ? 'src/blocks/interactive.ts' : 'src/blocks/registry.ts';
  const contents: [file: string, text: string][] = [
    [own[0], toJson(blockSchema(block, siblings))],
    [own[1], blockComponent(block)],
    [own[2], blockTest(block)],
    ['schemas/block.schema.json', toJson(withReference(readJson('schemas/block.schema.json'), type))],
    [registry, (interactive ? withInteractive : withStatic)(read(registry), type)],
  ];
  for (const [file, text] of contents) writeFile(path.join(root, file), text);
  return { written: contents.map(([file]) => file) };
}
