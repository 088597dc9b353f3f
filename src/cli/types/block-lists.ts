import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '../../model/schema/schemas.ts';
import { componentName } from '../../text/names.ts';

/** A block type, with the files in its folder. */
interface BlockFolder {
  type: string;
  /** Name of its component and of the component's file. */
  component: string;
  isInteractive: boolean;
  hasDefinition: boolean;
}

const SCHEMA = '.schema.json';
const BLOCKS = 'src/blocks';
const FIGURES = 'src/figures';

/** Reads the folder of a type. The name of its component ends with `Block` if the name of the type is already used. */
function readFolder(root: string, type: string): BlockFolder {
  const folder = path.join(root, BLOCKS, type);
  const name = componentName(type);
  const component = [name, `${name}Block`].find((one) => existsSync(path.join(folder, `${one}.tsx`)));
  if (!component)
    throw new Error(`schemas/blocks/${type}${SCHEMA} has no component: write ${BLOCKS}/${type}/${name}.tsx`);
  const schema = JSON.parse(readFileSync(path.join(root, `schemas/blocks/${type}${SCHEMA}`), 'utf8')) as Schema;
  const hasDefinition = existsSync(path.join(folder, 'definition.ts'));
  return { type, component, isInteractive: schema['x-interactive'] === true, hasDefinition };
}

/** Returns the types with a schema in a folder of `schemas/`, sorted. */
function typesIn(root: string, folder: string): string[] {
  const schemas = readdirSync(path.join(root, 'schemas', folder)).filter((file) => file.endsWith(SCHEMA));
  return schemas.map((file) => file.slice(0, -SCHEMA.length)).sort();
}

/** Reads all types, sorted. Throws if one has no schema or no component. */
function readFolders(root: string): BlockFolder[] {
  const types = typesIn(root, 'blocks');
  const folders = readdirSync(path.join(root, BLOCKS), { withFileTypes: true });
  const unknown = folders.find((entry) => entry.isDirectory() && !types.includes(entry.name))?.name;
  if (unknown) throw new Error(`${BLOCKS}/${unknown} has no schema: write schemas/blocks/${unknown}${SCHEMA}`);
  return types.map((type) => readFolder(root, type));
}

/** Returns the name of a constant for a type. */
function nameOf(type: string): string {
  return componentName(type).replace(/^./, (one) => one.toLowerCase());
}

/** Returns a key of an object, in quotes if it needs them. */
function keyOf(type: string): string {
  return type.includes('-') ? `'${type}'` : type;
}

/** Returns a module with generated parts. */
function moduleOf(...parts: string[][]): string {
  const sections = parts.map((lines) => lines.map((line) => `${line}\n`).join(''));
  return `// Made from schemas/blocks/ and src/blocks/ by \`npm run types\`. Do not edit.\n${sections.join('\n')}`;
}

function staticModule(blocks: readonly BlockFolder[]): string {
  return moduleOf(
    [
      "import type { ComponentType } from 'react';",
      "import type { BlockProps } from './block-props.ts';",
      "import type { StaticType } from './interactive.ts';",
      ...blocks.map(({ type, component }) => `import { ${component} } from './${type}/${component}.tsx';`),
    ],
    [
      '/** The component of every static block type. */',
      'export const staticBlocks: { [T in StaticType]: ComponentType<BlockProps<T>> } = {',
      ...blocks.map(({ type, component }) => `  ${keyOf(type)}: ${component},`),
      '};',
    ],
  );
}

function interactiveModule(blocks: readonly BlockFolder[]): string {
  return moduleOf(
    [
      "import type { ComponentType } from 'react';",
      "import type { BlockType } from '../model/resolve/resolved.ts';",
      "import type { InteractiveBlockProps } from './block-props.ts';",
    ],
    [
      '/** The component of every block type that needs React in the browser, each a chunk of its own. */',
      'export const interactiveBlocks = {',
      ...blocks.map(
        ({ type, component }) =>
          `  ${keyOf(type)}: async () => (await import('./${type}/${component}.tsx')).${component},`,
      ),
      '} as const satisfies { [T in BlockType]?: () => Promise<ComponentType<InteractiveBlockProps<T>>> };',
    ],
  );
}

function definitionsModule(blocks: readonly BlockFolder[]): string {
  const named = blocks.map(({ type }) => ({ type, name: nameOf(type) }));
  return moduleOf(
    [
      "import type { BlockType } from '../model/resolve/resolved.ts';",
      "import type { BlockDefinition } from './block-definition.ts';",
      ...named.map(({ type, name }) => `import { definition as ${name} } from './${type}/definition.ts';`),
    ],
    [
      '/** The definition of each type of block. A type without one only shows what is written in the block. */',
      'export const definitions: { readonly [T in BlockType]?: BlockDefinition<T> } = {',
      ...named.map(({ type, name }) => `  ${keyOf(type)}: ${name},`),
      '};',
    ],
  );
}

/** Returns the schema of any block, which refers to those of all types. */
function anyBlockSchema(schema: string, blocks: readonly BlockFolder[]): string {
  const oneOf = blocks.map(({ type }) => ({ $ref: `blocks/${type}${SCHEMA}` }));
  return `${JSON.stringify({ ...JSON.parse(schema), oneOf }, null, 2)}\n`;
}

/**
 * Generates all lists of block types of a project, by file path relative to the project. The schemas define the types,
 * and which of them are interactive.
 */
export function blockLists(root: string): Map<string, string> {
  const blocks = readFolders(root);
  const any = 'schemas/block.schema.json';
  return new Map([
    [any, anyBlockSchema(readFileSync(path.join(root, any), 'utf8'), blocks)],
    [`${BLOCKS}/static.generated.ts`, staticModule(blocks.filter(({ isInteractive }) => !isInteractive))],
    [`${BLOCKS}/interactive.generated.ts`, interactiveModule(blocks.filter(({ isInteractive }) => isInteractive))],
    [`${BLOCKS}/definitions.generated.ts`, definitionsModule(blocks.filter(({ hasDefinition }) => hasDefinition))],
  ]);
}

/** Generates the lists of the kinds of figures, like `blockLists` for block types. */
export function figureLists(root: string): Map<string, string> {
  const kinds = typesIn(root, 'figures').map((kind) => {
    const name = componentName(kind);
    return { kind, type: `${name}Figure`, component: `${name}Drawing` };
  });
  const missing = kinds.find(({ kind, component }) => !existsSync(path.join(root, FIGURES, kind, `${component}.tsx`)));
  if (missing) {
    const { kind, component } = missing;
    throw new Error(`schemas/figures/${kind}${SCHEMA} has no component: write ${FIGURES}/${kind}/${component}.tsx`);
  }
  const lines = [
    '// Made from schemas/figures/ and src/figures/ by `npm run types`. Do not edit.',
    "import type { ComponentType } from 'react';",
    `import type { ${kinds.map(({ type }) => type).join(', ')} } from '../model/types.generated.ts';`,
    ...kinds.map(({ kind, component }) => `import { ${component} } from './${kind}/${component}.tsx';`),
    '',
    '/** The figures of a text by their kind. */',
    'interface FigureKinds {',
    ...kinds.map(({ kind, type }) => `  ${keyOf(kind)}: ${type};`),
    '}',
    '',
    '/** A figure of any kind. */',
    'export type AnyFigure = FigureKinds[keyof FigureKinds];',
    '',
    '/** The component of every kind of figure. */',
    'export const figures: { readonly [K in keyof FigureKinds]: ComponentType<{ figure: FigureKinds[K] }> } = {',
    ...kinds.map(({ kind, component }) => `  ${keyOf(kind)}: ${component},`),
    '};',
    '',
  ];
  const schemas = [
    '// Made from schemas/figures/ by `npm run types`. Do not edit.',
    ...kinds.map(
      ({ kind }) => `import ${nameOf(kind)} from '../../schemas/figures/${kind}${SCHEMA}' with { type: 'json' };`,
    ),
    '',
    '/** The schema of every kind of figure, for forms in a browser. */',
    `export const figureSchemas = { ${kinds.map(({ kind }) => nameOf(kind)).join(', ')} };`,
    '',
  ];
  return new Map([
    [`${FIGURES}/figures.generated.ts`, lines.join('\n')],
    [`${FIGURES}/schemas.generated.ts`, schemas.join('\n')],
  ]);
}
