import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../browser/routes.ts';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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

/** All files of the engine in a folder, with their times of modification. */
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

beforeAll(() => {
  const { npm_execpath: npm } = process.env;
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
  run(root, program as string, ...first, 'pack', checkout, '--silent');
  install(root, archiveIn(root));
  run(root, process.execPath, binOf(root), 'new', 'martin', ...BAKERY);
  install(site, archiveIn(path.join(site, 'vendor')));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the engine as a package', () => {
  it('contains neither tests, nor the workshop, nor the content of this site except for its manual', () => {
    const parts = readdirSync(path.dirname(path.dirname(path.dirname(binOf(root)))));
    const files = ['README.md', 'package.json', 'tsconfig.json', 'vite.config.ts'];
    expect(parts.sort()).toEqual([...files, 'content', 'schemas', 'src'].sort());
    expect(readdirSync(path.join(root, 'node_modules/vitrine/content'))).toEqual([
      'README-assistants.md',
      'README-fichiers.md',
      'README.md',
    ]);
    expect(existsSync(path.join(root, 'node_modules/vitrine/src/workshop'))).toBe(false);
  });

  it('contains every document that the README of a new site links to', () => {
    const readme = readFileSync(path.join(site, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((node_modules[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(7);
    expect(links.filter((link) => !existsSync(path.join(site, link)))).toEqual([]);
  });

  it('checks and builds a new site in its folder, and writes nothing else', () => {
    const before = engineFiles(site);
    const check = run(site, process.execPath, binOf(site), 'check');
    expect(check).toMatchObject({ status: 0, stderr: '' });
    expect(check.stdout).not.toMatch(/Erreur|Avertissement/);
    expect(check.stdout).toContain('« vitrine check --release » refuse');
    const build = run(site, process.execPath, binOf(site), 'build');
    expect(build).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(path.join(site, 'dist/index.html'), 'utf8')).toContain('Boulangerie Martin');
    expect(readdirSync(site)).toEqual(expect.arrayContaining(['.vitrine', 'dist']));
    expect(engineFiles(site)).toEqual(before);
    expect(readdirSync(path.join(site, 'node_modules')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('lists its commands', () => {
    const { status, stderr } = run(site, process.execPath, binOf(site), 'biuld');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: vitrine new|start|check|build|preview|release');
  });

  it.runIf(isFull)('reports what a release lacks, and serves the build', async () => {
    const release = run(site, process.execPath, binOf(site), 'release');
    expect(release.status).toBe(1);
    for (const [command, text] of [
      ['start', 'Boulangerie Martin'],
      ['preview', 'Boulangerie Martin'],
    ] as const) {
      const port = await freePort();
      const child = spawn(process.execPath, [binOf(site), command, '--port', String(port)], { cwd: site });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain(text);
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
    expect(readFileSync(path.join(where, 'dist/index.html'), 'utf8')).toContain('<dt>Entrée</dt>');
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
