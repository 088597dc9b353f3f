import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { compileOnce, forgetOld } from '../../build/program/compile-once.ts';
import { programKey } from '../../build/program/program-key.ts';
import { projectRoot } from '../../build/project.ts';
import { compiledFile, engineFile, isPackage } from '../../model/engine-files.ts';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';

/** Files of the compiled client by name: `client.js`, `client.css`, and the files that they load. */
export type EditorClient = ReadonlyMap<string, Buffer>;

interface ClientOptions {
  /** Module that mounts the editor into its page. */
  entry?: string;
  /** Folder of earlier builds. */
  cache: string;
}

/** The module that mounts the editor; in a package, the compiled one. */
export const EDITOR_CLIENT = isPackage ? compiledFile('editor/client.js') : engineFile('src/editor/client/client.tsx');

/** Number of builds kept, so that changing back to another branch is quick. */
const KEPT_BUILDS = 3;

async function bundle(entry: string, directory: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    mode: 'production',
    base: '/__edit/',
    // Packages contain directives for other compilers, about which this one would warn.
    logLevel: 'error',
    publicDir: false,
    // The development server has set another mode for this process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { client: entry },
        output: {
          entryFileNames: 'client.js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'client.css' : '[name]-[hash][extname]'),
          codeSplitting: false,
        },
      },
    },
  });
}

function filesOf(directory: string): EditorClient {
  return new Map(filesBelow(directory).map((file) => [file, readFileSync(path.join(directory, file))]));
}

/** Returns the editor's client; a checkout compiles it only if its sources have changed. */
export async function compileClient({ entry = EDITOR_CLIENT, cache }: ClientOptions): Promise<EditorClient> {
  const own = path.dirname(entry);
  if (isPackage) return filesOf(own);
  const keyOf = () =>
    hashOf(programKey(), ...filesBelow(own).flatMap((file) => [file, readFileSync(path.join(own, file))]));
  const { directory } = await compileOnce({ cache, keyOf, compile: (folder) => bundle(entry, folder) });
  utimesSync(directory, new Date(), new Date());
  forgetOld(cache, KEPT_BUILDS);
  return filesOf(directory);
}
