import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Manifest } from 'vite';
import type { RenderAssets } from '../../entry/server.tsx';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';
import { writeFile } from '../files/write-file.ts';
import { isPackage, projectRoot } from '../project.ts';
import { compileOnce, forgetOld } from './compile-once.ts';
import { hasOwnBlocks, ownBlockParts } from './own-blocks.ts';
import { programKey } from './program-key.ts';
import { type ClientFiles, clientFiles } from './render-assets.ts';

/** The compiled program: the files for browsers, and the server that the workers use. */
export interface Program extends ClientFiles {
  /** Hash of all sources: drawings with another hash are redrawn. */
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
const KEPT = 4;

/** Fonts of every page. The style sheet that names them is inlined, so no bundler sees them. */
const FONTS = ['bricolage', 'source'] as const;

/**
 * How Vite loads its configuration. Bundling it takes a third of the time of running its modules, but leaves a file in
 * `node_modules` for a moment, and an installed package must not be written to.
 */
const CONFIG_LOADER = isPackage ? 'runner' : 'bundle';

/**
 * Compiles the sources with Vite, in a process of its own: it needs neither the loader of our sources, through which
 * Vite takes a second to load, nor the time of this process, which reads and checks the site meanwhile.
 */
function bundle(directory: string, site: string): Promise<void> {
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const config = path.join(projectRoot, 'src/publish/program/compile.config.ts');
  const args = [vite, 'build', '--app', '--config', config, '--configLoader', CONFIG_LOADER, '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    // Plug-ins choose React's build by `NODE_ENV`.
    env: { ...process.env, NODE_ENV: 'production', VITRINE_SITE: site, VITRINE_PROGRAM: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', stop);
      const said = stripVTControlCharacters(Buffer.concat(output).toString()).trim();
      if (status === 0) resolve();
      else reject(new Error(said || `Vite ended with ${status}`));
    });
  });
}

async function compile(directory: string, site: string): Promise<void> {
  await bundle(directory, site);
  const assets = path.join(directory, 'server/_assets');
  if (existsSync(assets)) cpSync(assets, path.join(directory, 'client/_assets'), { recursive: true });
  for (const name of FONTS) {
    const font = readFileSync(path.join(projectRoot, `src/ui/fonts/${name}.woff2`));
    writeFile(path.join(directory, `client/_assets/${name}-${hashOf(font).slice(0, 8)}.woff2`), font);
  }
  // The package around the cache folder may have another module type, or may not exist.
  writeFile(path.join(directory, 'package.json'), '{ "type": "module" }\n');
}

/**
 * Compiles the program, or takes it from the cache if none of its sources has changed. `cache` is a folder of compiled
 * programs, safe to delete. The program includes the site's own blocks.
 */
export async function prepareProgram(cache: string, site: string = projectRoot): Promise<Program> {
  const { key, directory } = await compileOnce({
    cache,
    keyOf: () => hashOf(programKey(), hasOwnBlocks(site) ? 'mapped' : '', ...ownBlockParts(site)),
    compile: (folder) => compile(folder, site),
  });
  utimesSync(directory, new Date(), new Date());
  forgetOld(cache, KEPT);
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
