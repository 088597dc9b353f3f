import { cpSync, existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { RenderAssets } from '../../entry/server.tsx';
import { compiledFile, engineFile, isPackage } from '../../model/engine-files.ts';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';
import { engineVersion } from '../cache/installed-packages.ts';
import { writeFile } from '../files/write-file.ts';
import { projectRoot } from '../project.ts';
import { compileOnce, forgetOld, HASH } from './compile-once.ts';
import { hasOwnBlocks, ownBlockParts } from './own-blocks.ts';
import { programKey } from './program-key.ts';
import { type ClientFiles, clientFiles } from './render-assets.ts';
import { runCompiler } from './run-compiler.ts';

/** The compiled program: the files for browsers, and the server that the workers use. */
export interface Program extends ClientFiles {
  /** Hash of all source files: drawings with another hash are redrawn. */
  sourceKey: string;
  /** Identifier, which changes with any file of the program. */
  id: string;
  /** Folder whose `_assets/` is published. */
  directory: string;
  /** Names of published files, relative to that folder. */
  files: string[];
  /** Text of the inline boot script. */
  boot: string;
  /** Text of the inline script of sites with dated parts. */
  dated: string;
  /** The published font files, by the name of their source file. */
  fonts: RenderAssets['fontUrls'];
  /** Hash of the compiled server: pages with another hash are rendered again. */
  serverKey: string;
  server: string;
  worker: string;
}

/** Number of programs kept, so that changing back to another branch is quick. */
const KEPT_PROGRAMS = 4;

/** Fonts of every page. The style sheet that names them is inlined, so no bundler sees them. */
const FONTS = ['bricolage', 'source'] as const;

async function compile(directory: string, site: string): Promise<void> {
  await runCompiler({ VITRINE_SITE: site, VITRINE_PROGRAM: directory });
  const assets = path.join(directory, 'server/_assets');
  if (existsSync(assets)) cpSync(assets, path.join(directory, 'client/_assets'), { recursive: true });
  for (const name of FONTS) {
    const font = readFileSync(engineFile(`src/ui/fonts/${name}.woff2`));
    writeFile(path.join(directory, `client/_assets/${name}-${hashOf(font).slice(0, 8)}.woff2`), font);
  }
  // The package around the cache folder may have another module type, or may not exist.
  writeFile(path.join(directory, 'package.json'), '{ "type": "module" }\n');
}

/**
 * Returns the compiled program of a package, for sites without blocks of their own. Its key also depends on the version
 * of the engine, because banners and other results of a build do not come from the compiled program.
 */
function packagedProgram(): { key: string; directory: string } {
  const directory = compiledFile('program');
  return { key: hashOf(engineVersion(), readFileSync(path.join(directory, HASH))), directory };
}

/** Compiles the program, or takes it from the cache if none of its source files has changed. */
async function compiledProgram(cache: string, site: string): Promise<{ key: string; directory: string }> {
  const compiled = await compileOnce({
    cache,
    keyOf: () => hashOf(programKey(), hasOwnBlocks(site) ? 'mapped' : '', ...ownBlockParts(site)),
    compile: (folder) => compile(folder, site),
  });
  utimesSync(compiled.directory, new Date(), new Date());
  forgetOld(cache, KEPT_PROGRAMS);
  return compiled;
}

/**
 * Returns the program with the site's own blocks. `cache` is a folder of compiled programs, safe to delete; a package
 * only uses it for a site with own blocks.
 */
export async function prepareProgram(cache: string, site: string = projectRoot): Promise<Program> {
  const isCompiled = isPackage && !hasOwnBlocks(site);
  const { key, directory } = isCompiled ? packagedProgram() : await compiledProgram(cache, site);
  const client = path.join(directory, 'client');
  const manifest = JSON.parse(readFileSync(path.join(client, 'manifest.json'), 'utf8')) as Manifest;
  const files = filesBelow(client).filter((file) => file !== 'manifest.json');
  const server = path.join(directory, 'server');
  const fontFile = (name: (typeof FONTS)[number]) => {
    const found = files.find((file) => file.startsWith(`_assets/${name}-`) && file.endsWith('.woff2'));
    if (!found) throw new Error(`${name}.woff2 was not published`);
    return found;
  };
  const [boot, dated] = ['boot.js', 'dated.js'].map((name) => readFileSync(path.join(directory, name), 'utf8')) as [
    string,
    string,
  ];
  return {
    ...clientFiles(manifest),
    sourceKey: key,
    id: hashOf(boot, dated, ...files).slice(0, 12),
    directory: client,
    files,
    boot,
    dated,
    fonts: { bricolage: fontFile('bricolage'), source: fontFile('source') },
    serverKey: hashOf(...filesBelow(server).map((file) => readFileSync(path.join(server, file)))),
    server: path.join(server, 'server.js'),
    worker: path.join(server, 'worker.js'),
  };
}
