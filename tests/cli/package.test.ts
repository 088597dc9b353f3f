import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATE_FOLDERS } from '../../src/build/pictures/social/write-social-pictures.ts';
import { preparePackage } from '../../src/cli/engine/write-package.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { isFull } from '../browser/routes.ts';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runCommand } from './run-command.ts';

const checkout = path.resolve(import.meta.dirname, '../..');
const root = temporaryFolder();
const site = path.join(root, 'martin');
const BAKERY = ['--from', 'boulangerie', '--name', 'Boulangerie Martin', '--town', 'Lille'];

/** Runs a program in a folder, as if outside of an npm script. */
function run(cwd: string, program: string, ...args: string[]) {
  const { npm_lifecycle_event: _, npm_command: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, CI: '1' } });
  return { status, stdout, stderr };
}

const binOf = (folder: string) => path.join(folder, 'node_modules/vitrine/src/cli/vitrine.js');

/** Unpacks the engine into a folder, and links its dependencies: nothing else of the checkout is there. */
function install(folder: string, archive: string, dependencies = path.join(folder, 'node_modules')): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  expect(run(folder, 'tar', '-xzf', archive, '-C', modules)).toMatchObject({ status: 0 });
  renameSync(path.join(modules, 'package'), path.join(modules, 'vitrine'));
  const { dependencies: names } = JSON.parse(readFileSync(path.join(modules, 'vitrine/package.json'), 'utf8'));
  for (const name of Object.keys(names)) {
    mkdirSync(path.dirname(path.join(dependencies, name)), { recursive: true });
    symlinkSync(path.join(checkout, 'node_modules', name), path.join(dependencies, name));
  }
}

/** Returns all files of the engine in a folder, with their times of modification. */
function engineFiles(folder: string): [string, number][] {
  const engine = path.join(folder, 'node_modules/vitrine');
  const files = (readdirSync(engine, { recursive: true }) as string[]).filter(
    (file) => !file.startsWith('node_modules'),
  );
  return files.sort().map((file) => [file, statSync(path.join(engine, file)).mtimeMs]);
}

function archiveIn(folder: string): string {
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return path.join(folder, name);
}

/** Returns the published files of a site, by name. */
function published(folder: string, isCompared = (_file: string) => true): Map<string, string> {
  const files = filesBelow(folder).filter(isCompared);
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}

/** Builds a site with the package and with the sources. Returns the output folder of the sources. */
async function buildTwice(where: string): Promise<string> {
  const bySources = path.join(temporaryFolder(), 'dist');
  expect(run(where, process.execPath, binOf(root), 'build')).toMatchObject({ status: 0, stderr: '' });
  expect(await runCommand('build', ['--site', where, '--out', bySources])).toMatchObject({ status: 0, stderr: '' });
  return bySources;
}

beforeAll(async () => {
  const { npm_execpath: npm } = process.env;
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
  run(root, program as string, ...first, 'pack', await preparePackage(), '--silent');
  install(root, archiveIn(root));
  run(root, process.execPath, binOf(root), 'new', 'martin', ...BAKERY);
  install(site, archiveIn(path.join(site, 'vendor')));
});

describe('the engine as a package', () => {
  it('contains no tests, no workshop, no sources of commands, and of this site only its manual', () => {
    const engine = path.join(root, 'node_modules/vitrine');
    const files = ['README.md', 'package.json', 'tsconfig.json'];
    expect(readdirSync(engine).sort()).toEqual([...files, 'compiled', 'content', 'schemas', 'src'].sort());
    const manual = ['README-assistants.md', 'README-fichiers.md', 'README.md'];
    expect(readdirSync(path.join(engine, 'content'))).toEqual(manual);
    expect(existsSync(path.join(engine, 'src/workshop'))).toBe(false);
    expect(readdirSync(path.join(engine, 'src/cli')).sort()).toEqual([
      'README.md',
      'check.md',
      'new',
      'new-block',
      'vitrine.js',
    ]);
    const { dependencies } = JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8'));
    expect(dependencies).not.toHaveProperty('tsx');
  });

  it('reports and publishes of a new site what the sources do, without a compiler, and writes nothing else', async () => {
    rmSync(path.join(site, '.vitrine'), { recursive: true, force: true });
    const before = engineFiles(site);
    const check = run(site, process.execPath, binOf(site), 'check', '--format', 'json');
    expect(check).toMatchObject({ status: 0, stderr: '' });
    expect(check).toEqual(await runCommand('check', ['--site', site, '--format', 'json']));
    const inWords = run(site, process.execPath, binOf(site), 'check');
    expect(inWords).toMatchObject({ status: 0, stderr: '' });
    expect(inWords.stdout).not.toMatch(/Erreur|Avertissement/);
    expect(inWords.stdout).toContain('« vitrine check --release » refuse');
    const bySources = await buildTwice(site);
    expect(published(path.join(site, 'dist'))).toEqual(published(bySources));
    expect(existsSync(path.join(site, '.vitrine/cache/program'))).toBe(false);
    expect(readFileSync(path.join(site, 'dist/index.html'), 'utf8')).toContain('Boulangerie Martin');
    expect(readdirSync(site)).toEqual(expect.arrayContaining(['.vitrine', 'dist']));
    expect(engineFiles(site)).toEqual(before);
    expect(readdirSync(path.join(site, 'node_modules')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('contains every document that the README of a new site links to', () => {
    const readme = readFileSync(path.join(site, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((node_modules[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(7);
    expect(links.filter((link) => !existsSync(path.join(site, link)))).toEqual([]);
  });

  it('has all sources from which social pictures are drawn: a change of one draws them again', () => {
    const missing = TEMPLATE_FOLDERS.filter((folder) => {
      const [inCheckout, inPackage] = [checkout, path.join(root, 'node_modules/vitrine')].map((engine) =>
        filesBelow(path.join(engine, folder)),
      );
      return inCheckout?.join() !== inPackage?.join();
    });
    expect(missing).toEqual([]);
  });

  it('lists its commands', () => {
    const { status, stderr } = run(site, process.execPath, binOf(site), 'biuld');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: vitrine new|start|check|build|preview|release');
  });

  it.runIf(isFull)('publishes blocks of a site as the sources do, and names the line in which one fails', async () => {
    const where = path.join(root, 'bistrot');
    run(root, process.execPath, binOf(root), 'new', 'bistrot', '--from', 'restaurant', '--name', 'Bistrot Test');
    // The licences of the packages in a program include the engine's, if the engine is one of these packages.
    const isCompared = (file: string) => file !== '_assets/licences.md';
    const bySources = await buildTwice(where);
    expect(published(path.join(where, 'dist'), isCompared)).toEqual(published(bySources, isCompared));
    const [component = ''] = filesBelow(path.join(where, 'blocks')).filter((file) => file.endsWith('.tsx'));
    const file = path.join(where, 'blocks', component);
    const text = readFileSync(file, 'utf8');
    const line = text.split('\n').findIndex((one) => one.startsWith('export function')) + 2;
    writeFileSync(file, text.replace(/^(export function.*\n)/m, "$1  if (Number('1')) throw new Error('broken');\n"));
    const { status, stderr } = run(where, process.execPath, binOf(root), 'build');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`${component}, line ${line}:`) });
    expect(stderr).toContain('broken');
  });

  it.runIf(isFull)('renames a page, and reports what a release lacks, as the sources do', async () => {
    const copies = ['package', 'sources'].map((name) => {
      const copy = path.join(temporaryFolder(), name);
      cpSync(site, copy, {
        recursive: true,
        filter: (file) => !/node_modules|vendor|dist|\.vitrine/.test(path.basename(file)),
      });
      return copy;
    });
    const [byPackage = '', bySources = ''] = copies;
    const { pages } = JSON.parse(readFileSync(path.join(site, 'site.manifest.json'), 'utf8'));
    const [, { path: route }] = pages as [unknown, { path: string }];
    for (const [command, ...options] of [
      ['rename', route, '/autre-adresse'],
      ['release', '--rehearse'],
    ]) {
      const packaged = run(byPackage, process.execPath, binOf(root), command as string, ...options);
      const sources = await runCommand(command as string, [...options, '--site', bySources]);
      expect([command, packaged.status]).toEqual([command, sources.status]);
    }
    expect(published(byPackage, (file) => !file.startsWith('.vitrine'))).toEqual(
      published(bySources, (file) => !file.startsWith('.vitrine')),
    );
  });

  it.runIf(isFull)('serves the site, its editor, and the build', async () => {
    const addresses = { start: ['', '__edit', '__edit/client.js', 'src/entry/client-dev.ts'], preview: [''] };
    for (const [command, served] of Object.entries(addresses)) {
      const port = await freePort();
      const child = spawn(process.execPath, [binOf(site), command, '--port', String(port)], { cwd: site });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      const texts = served.map(async (address) => {
        const response = await fetch(`http://localhost:${port}/${address}`);
        return [address, response.status, response.headers.get('content-type')?.split(';')[0]];
      });
      const type = (address: string) => (/\.[jt]s$/.test(address) ? 'text/javascript' : 'text/html');
      expect(await Promise.all(texts)).toEqual(served.map((address) => [address, 200, type(address)]));
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('Boulangerie Martin');
      child.kill();
    }
  });

  it.runIf(isFull)('works with its own packages below it, and compiles blocks of a site with these', () => {
    const nested = path.join(root, 'nested');
    mkdirSync(nested);
    const archive = archiveIn(path.join(site, 'vendor'));
    install(nested, archive, path.join(nested, 'node_modules/vitrine/node_modules'));
    const where = path.join(nested, 'martin');
    run(nested, process.execPath, binOf(nested), 'new', 'martin', '--from', 'restaurant');
    expect(run(nested, process.execPath, binOf(nested), 'check', '--site', where)).toMatchObject({ status: 0 });
    expect(run(nested, process.execPath, binOf(nested), 'build', '--site', where)).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(where, 'dist/allergenes.html'), 'utf8')).toContain('>Contient</th>');
  });

  it.runIf(isFull && run(root, 'npm', 'ping').status === 0)('can be installed with npm', () => {
    const own = path.join(root, 'installed');
    run(root, process.execPath, binOf(root), 'new', 'installed', ...BAKERY);
    expect(run(own, 'npm', 'install', '--no-audit', '--no-fund')).toMatchObject({ status: 0 });
    const check = run(own, 'npm', 'run', 'check');
    expect(check).toMatchObject({ status: 0 });
    expect(check.stdout).toContain('« npm run check -- --release » refuse');
    expect(run(own, 'npm', 'run', 'build')).toMatchObject({ status: 0 });
  });
});
