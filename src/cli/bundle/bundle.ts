import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { readyMadeSchemas } from './ready-made.ts';
import { readFiles, type Stamp, stampOf } from './stamp.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.vitrine/commands');

/** npm's list of what it installed. Without it no bundle is kept: nobody knows which packages it holds. */
const INSTALLED = 'node_modules/.package-lock.json';

function toRelative(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Notes every module of the bundle. Packages stand for themselves by what the package manager installed. */
function collectFiles(files: Set<string>): Plugin {
  return {
    name: 'collect-files',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (path.isAbsolute(id) && !id.includes('node_modules')) files.add(toRelative(id.replace(/\?.*$/, '')));
      }
    },
  };
}

function schemaFiles(): string[] {
  return (readdirSync(path.join(root, 'schemas'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.schema.json') && !name.startsWith('generated'))
    .map((name) => `schemas/${name.split(path.sep).join('/')}`);
}

function ownFiles(): string[] {
  return [
    'src/cli/launch.js',
    'src/cli/bundle/bundle.ts',
    'src/cli/bundle/ready-made.ts',
    'src/cli/bundle/stamp.ts',
    'src/site/schema/create-ajv.ts',
  ];
}

/** All files that may go into a bundle. */
function possibleFiles(): string[] {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true });
  return [
    ...sources.filter((entry) => entry.isFile()).map(({ parentPath, name }) => toRelative(path.join(parentPath, name))),
    ...schemaFiles(),
    INSTALLED,
  ];
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}.tmp`, text);
  renameSync(`${file}.${process.pid}.tmp`, file);
}

/**
 * Commands that use packages as they are installed: Vite and sharp bring parts that no bundle can hold. All others
 * hold their packages, so that they open one file.
 */
const WITH_PACKAGES_APART = new Set(['build', 'dev', 'measure-build']);

/** Source of a command, or of what a benchmark measures in a process of its own. */
function sourceOf(name: string): string {
  const own = path.join(root, `src/cli/${name}.ts`);
  return existsSync(own) ? own : path.join(root, `src/cli/bench/${name}.ts`);
}

/**
 * Bundles `src/cli/<name>.ts` with what it imports into one file of plain JavaScript. Without a stamp, where a source
 * was saved meanwhile, the bundle serves this once.
 */
async function bundleCommand(name: string): Promise<void> {
  const before = readFiles(root, possibleFiles());
  const files = new Set<string>();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [readyMadeSchemas(), collectFiles(files)],
    ssr: { target: 'node', ...(WITH_PACKAGES_APART.has(name) ? {} : { noExternal: true }) },
    build: {
      ssr: sourceOf(name),
      target: 'node20',
      write: false,
      minify: true,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const code = output && 'output' in output ? output.output[0].code : undefined;
  if (code === undefined) throw new Error(`The bundle of ${name} holds no code`);
  const stamp = stampOf(root, [...ownFiles(), ...files, ...schemaFiles(), INSTALLED], before);
  mkdirSync(folder, { recursive: true });
  writeWhole(path.join(folder, 'package.json'), '{"type":"module"}\n');
  // The stamp of the bundle before must not stand beside this one.
  rmSync(path.join(folder, `${name}.json`), { force: true });
  writeWhole(path.join(folder, `${name}.js`), code);
  const whole: Stamp | undefined = stamp && { ...stamp, size: Buffer.byteLength(code) };
  if (whole) writeWhole(path.join(folder, `${name}.json`), JSON.stringify(whole));
}

await bundleCommand(process.argv[2] ?? 'check');
