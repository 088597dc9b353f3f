import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { engineFile } from '../../model/engine-files.ts';
import { filesBelow } from '../../model/read/files-below.ts';
import { componentFile, ownBlocksFolder, readOwnBlocks } from '../../model/read/own-blocks.ts';
import { refusalOf } from '../../model/read/refusal-of.ts';
import { blocksKeyOf, starterFolder, trades } from '../starters.ts';

/** A component of a site that the program imports. */
interface OwnComponent {
  /** Key of the blocks of its folder (`blocksKeyOf`). */
  key: string;
  type: string;
  name: string;
  /** Absolute path of its file. */
  file: string;
  /**
   * Its module id, a path inside the engine, so that its imports find the engine's own packages, wherever they are
   * installed.
   */
  id: string;
}

const LIST = 'src/blocks/own-blocks.ts';
const MODULE = 'src/blocks/block-module.ts';
const COMPONENTS = 'src/blocks/own';

const inEngine = (file: string) => engineFile(file).split(path.sep).join('/');

/** Returns the folders with blocks: of the site, and of the starters, which any site may show as examples. */
function foldersWithBlocks(site: string): string[] {
  const folders = [...new Set([site, ...trades().map(starterFolder)])];
  return folders.filter((folder) => existsSync(path.join(folder, ownBlocksFolder)));
}

function ownComponents(site: string): OwnComponent[] {
  return foldersWithBlocks(site).flatMap((folder) =>
    readOwnBlocks(folder, () => {}).flatMap((block) => {
      const { type, name } = block;
      const file = componentFile(block);
      if (!block.component || refusalOf(folder, file)) return [];
      const key = blocksKeyOf(folder);
      const id = inEngine(`${COMPONENTS}/${key}/${type}/${name}.tsx`);
      return [{ key, type, name, file: path.join(folder, file), id }];
    }),
  );
}

/** Whether a site has blocks of its own. */
export function hasOwnBlocks(site: string): boolean {
  return existsSync(path.join(site, ownBlocksFolder));
}

/**
 * Returns the keys of the folders with blocks, and the names and contents of their components: the program depends on
 * them. Empty without own blocks.
 */
export function ownBlockParts(site: string): (string | Uint8Array)[] {
  return foldersWithBlocks(site).flatMap((folder) => {
    const blocks = path.join(folder, ownBlocksFolder);
    const components = filesBelow(blocks).filter((file) => file.endsWith('.tsx'));
    return [blocksKeyOf(folder), ...components.flatMap((file) => [file, readFileSync(path.join(blocks, file))])];
  });
}

/** Whether a module of the development server is a component of a site, or the module that lists them. */
export function isOwnBlockModule(id: string): boolean {
  return id === inEngine(LIST) || id.startsWith(`${inEngine(COMPONENTS)}/`);
}

/** Returns the source of the module that lists the components. */
function listModule(components: readonly OwnComponent[]): string {
  const folders = [...new Set(components.map(({ key }) => key))].map((key) => {
    const own = components
      .filter((one) => one.key === key)
      .map(({ type, name, id }) => `'${type}': async () => (await import(${JSON.stringify(id)})).${name}`);
    return `${JSON.stringify(key)}: { ${own.join(', ')} }`;
  });
  return `export const ownBlocks = { ${folders.join(', ')} };\n`;
}

/** Creates the Vite plugin that compiles the blocks of a site into the server program. */
export function ownBlocksPlugin(site: string): Plugin {
  let components: OwnComponent[] = [];
  return {
    name: 'vitrine:own-blocks',
    enforce: 'pre',
    // A browser needs no component of a site, so the development server does not serve them.
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId(source) {
      if (source === 'vitrine/block') return inEngine(MODULE);
      return isOwnBlockModule(source) && source !== inEngine(LIST) ? source : undefined;
    },
    load(id) {
      if (id === inEngine(LIST)) {
        components = ownComponents(site);
        return listModule(components);
      }
      const component = components.find((one) => one.id === id);
      return component && readFileSync(component.file, 'utf8');
    },
  };
}
