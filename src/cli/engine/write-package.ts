import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../../build/cache/installed-packages.ts';
import { writeFile } from '../../build/files/write-file.ts';
import { TEMPLATE_FOLDERS } from '../../build/pictures/social/write-social-pictures.ts';
import { compileOnce, forgetOld } from '../../build/program/compile-once.ts';
import { prepareProgram } from '../../build/program/program.ts';
import { programKey } from '../../build/program/program-key.ts';
import { EXTERNAL, runCompiler } from '../../build/program/run-compiler.ts';
import { programCache, projectRoot, scratchDirectory } from '../../build/project.ts';
import { compileClient } from '../../editor/server/compile-client.ts';
import { engineFile } from '../../model/engine-files.ts';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';
import { servedSources } from './served-sources.ts';

interface PackageFile {
  dependencies: Record<string, string>;
  [key: string]: unknown;
}

/** Keys of `package.json` that are copied to the package unchanged. */
const KEPT_KEYS = ['name', 'version', 'private', 'description', 'license', 'type', 'engines', 'bin', 'exports'];

/** Files of the package with their content as in the checkout; others are matched by `isCopied`. */
const NAMED = [
  'README.md',
  'tsconfig.json',
  'content/README.md',
  'content/README-assistants.md',
  'content/README-fichiers.md',
  'src/cli/vitrine.js',
];

/** Whether a command reads the file: starters, templates, fonts, and the parts of the drawings. */
const isRead = (file: string) =>
  /^src\/(?:starters\/[^/]+\/(?!\.vitrine\/|dist\/)|cli\/new(?:-block)?\/files\/)/.test(file) ||
  TEMPLATE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** Documents for the users of the package. */
const DOCUMENT = /^src\/(?!decisions\/|workshop\/).*\.md$/;

const read = (file: string) => readFileSync(engineFile(file));

/** Returns all sources of the package, by their paths in the checkout. */
function packageSources(): string[] {
  const below = ['src', 'schemas'].flatMap((folder) =>
    filesBelow(engineFile(folder)).map((file) => `${folder}/${file}`),
  );
  const isSource = (file: string) =>
    /^src\/(?!starters\/|decisions\/|workshop\/)|^schemas\//.test(file) || isRead(file);
  return [...NAMED, 'package.json', ...below.filter(isSource)];
}

/**
 * Returns the dependencies of the package: those that it does not bundle, and those that its sources import, with their
 * peer dependencies.
 */
function neededPackages(imported: readonly string[], { dependencies }: PackageFile): PackageFile['dependencies'] {
  const needed = new Set(imported);
  for (const name of needed) {
    const { peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(packageFolder(name) ?? '', 'package.json'), 'utf8'),
    ) as Partial<PackageFile> & { peerDependencies?: object };
    for (const peer of Object.keys(peerDependencies)) if (peer in dependencies) needed.add(peer);
  }
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => needed.has(name) || EXTERNAL.includes(name)),
  );
}

async function write(directory: string): Promise<void> {
  const place = (...parts: string[]) => path.join(directory, ...parts);
  const program = prepareProgram(programCache(projectRoot));
  const client = compileClient({ cache: path.join(scratchDirectory, 'cache/editor') });
  await runCompiler({ VITRINE_COMMANDS: place('compiled') });
  cpSync(path.dirname((await program).directory), place('compiled/program'), { recursive: true });
  for (const [name, content] of await client) writeFile(place('compiled/editor', name), content);
  const { files, packages } = servedSources();
  const served = new Set(files);
  const isCopied = (file: string) =>
    served.has(file) || NAMED.includes(file) || file.startsWith('schemas/') || isRead(file) || DOCUMENT.test(file);
  for (const file of packageSources().filter(isCopied)) writeFile(place(file), read(file));
  const own = JSON.parse(read('package.json').toString()) as PackageFile;
  const kept = Object.fromEntries(KEPT_KEYS.map((key) => [key, own[key]]));
  const content = {
    ...kept,
    files: ['compiled', 'content', 'schemas', 'src', 'tsconfig.json'],
    dependencies: neededPackages(packages, own),
  };
  writeFile(place('package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Returns the folder of the engine's package, which is written again only if one of its sources has changed. */
export async function preparePackage(): Promise<string> {
  const cache = path.join(scratchDirectory, 'cache/package');
  const keyOf = () => hashOf(programKey(), ...packageSources().flatMap((file) => [file, read(file)]));
  const { directory } = await compileOnce({ cache, keyOf, compile: write });
  forgetOld(cache, 1);
  return directory;
}
