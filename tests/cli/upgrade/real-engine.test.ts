import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineVersion, installedVersion } from '../../../src/build/cache/installed-packages.ts';
import { builtSiteIn } from '../../../src/build/output/build-marker.ts';
import { preparePackage } from '../../../src/cli/engine/write-package.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { isFull } from '../../browser/routes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand } from '../run-command.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Packs the engine, and unpacks it again without its dependencies. Returns the folder that contains it. */
async function unpackEngine(): Promise<string> {
  const scratch = temporaryFolder();
  const packed = run(await preparePackage(), 'npm', 'pack', '--ignore-scripts', '--pack-destination', scratch);
  const [name = ''] = packed.trim().split('\n').slice(-1);
  run(scratch, 'tar', '-xzf', name);
  rmSync(path.join(scratch, name));
  return scratch;
}

let unpacked: Promise<string> | undefined;

/**
 * Packs the engine like `npm pack`, with another version. Dependencies are left out: Node finds those of the checkout
 * in a folder above the site, and npm needs no registry. Returns the archive.
 */
async function packAs(version: string): Promise<string> {
  unpacked ??= unpackEngine();
  const scratch = await unpacked;
  const archive = path.join(scratch, `vitrine-${version}.tgz`);
  if (existsSync(archive)) return archive;
  const file = path.join(scratch, 'package/package.json');
  const {
    dependencies: _,
    devDependencies: __,
    ...engine
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...engine, version }));
  run(scratch, 'tar', '-czf', archive, 'package');
  return archive;
}

/** Puts an archive of the engine into the vendor folder of a site. */
async function vendor(site: string, version: string): Promise<void> {
  const archive = await packAs(version);
  cpSync(archive, path.join(site, 'vendor', path.basename(archive)));
}

/** Returns the site's own files, by path: all except for the engine, the package files and the output. */
function contentOf(site: string): Record<string, string> {
  const isOwn = (file: string) => !/^(?:node_modules|vendor|dist|\.vitrine)\/|^package(?:-lock)?\.json$/.test(file);
  return Object.fromEntries(
    filesBelow(site)
      .filter(isOwn)
      .map((file) => [file, readFileSync(path.join(site, file), 'latin1')]),
  );
}

it.runIf(isFull)(
  'a site is upgraded to another version of the engine by another file in its vendor folder',
  async () => {
    const outer = temporaryFolder();
    const site = path.join(outer, 'site');
    symlinkSync(path.join(root, 'node_modules'), path.join(outer, 'node_modules'));
    cpSync(path.join(root, 'src/starters/boulangerie'), site, { recursive: true });
    const manifest = path.join(site, 'site.manifest.json');
    const schema = './node_modules/vitrine/schemas/editor.schema.json';
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"\$schema": "[^"]*"/, `"$schema": "${schema}"`));
    const depend = async (version: string) => {
      await vendor(site, version);
      const dependencies = { vitrine: `file:vendor/vitrine-${version}.tgz` };
      writeFileSync(
        path.join(site, 'package.json'),
        JSON.stringify({ name: 'boulangerie', private: true, dependencies }),
      );
      run(site, 'npm', 'install', '--offline', '--no-audit', '--no-fund');
    };
    const lock = () => readFileSync(path.join(site, 'package-lock.json'), 'utf8');

    await depend('0.1.9');
    const before = contentOf(site);
    run(site, 'npx', 'vitrine', 'build', '--no-social');
    expect(builtSiteIn(path.join(site, 'dist'))?.engine).toBe('0.1.9');

    const next = engineVersion();
    await depend(next);
    rmSync(path.join(site, 'vendor/vitrine-0.1.9.tgz'));
    expect(run(site, 'npx', 'vitrine', 'check')).not.toMatch(/\d+ (?:erreur|avertissement)/);
    run(site, 'npx', 'vitrine', 'build', '--no-social');
    expect(builtSiteIn(path.join(site, 'dist'))?.engine).toBe(next);
    expect([lock().includes(`vendor/vitrine-${next}.tgz`), lock().includes('0.1.9')]).toEqual([true, false]);
    // `npm ci` accepts the lock file, and no other file of the site has changed.
    run(site, 'npm', 'ci', '--offline', '--no-audit', '--no-fund');
    expect(contentOf(site)).toEqual(before);
  },
);

it.runIf(isFull)('six sites are checked and upgraded at once, and what fails leaves its site as it was', async () => {
  const outer = temporaryFolder();
  symlinkSync(path.join(root, 'node_modules'), path.join(outer, 'node_modules'));
  const clients = path.join(outer, 'clients');
  // A plain site, one with blocks of its own, and one of each kind that is prepared below.
  const names = ['boulangerie', 'coiffure', 'fleuriste', 'macon-2', 'menuiserie', 'restaurant'];
  const installed = path.join(outer, 'installed');
  await vendor(installed, '0.1.9');
  const dependencies = { vitrine: 'file:vendor/vitrine-0.1.9.tgz' };
  const packageFile = (about: object) => JSON.stringify({ private: true, dependencies, ...about });
  writeFileSync(path.join(installed, 'package.json'), packageFile({ name: 'installed' }));
  run(installed, 'npm', 'install', '--offline', '--no-audit', '--no-fund');
  const siteOf = (name: string) => path.join(clients, name);
  for (const name of names) {
    const site = siteOf(name);
    cpSync(path.join(root, 'src/starters', name.replace('-2', '')), site, { recursive: true });
    cpSync(installed, site, { recursive: true, verbatimSymlinks: true });
    for (const file of ['package.json', 'package-lock.json']) {
      const text = readFileSync(path.join(site, file), 'utf8');
      writeFileSync(path.join(site, file), text.replaceAll('"installed"', JSON.stringify(name)));
    }
    writeFileSync(path.join(site, '.gitignore'), 'node_modules/\n.vitrine/\n');
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.fr'];
    run(site, 'git', 'init', '-q', '-b', 'main');
    if (name === 'coiffure') {
      const needed = { ...dependencies, gone: 'file:vendor/gone.tgz' };
      writeFileSync(path.join(site, 'package.json'), packageFile({ name, dependencies: needed }));
    }
    if (name === 'fleuriste') writeFileSync(path.join(site, 'content/_note.md'), 'À garder.\n');
    if (name === 'macon-2') {
      const manifest = path.join(site, 'site.manifest.json');
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"path": "/"', '"path": "sans-barre"'));
    }
    run(site, 'git', 'add', '-A');
    run(site, 'git', ...author, 'commit', '-q', '-m', 'Site');
  }
  writeFileSync(
    path.join(siteOf('menuiserie'), 'package.json'),
    `${readFileSync(path.join(siteOf('menuiserie'), 'package.json'), 'utf8')}\n`,
  );

  const check = await runCommand('check', [path.join(clients, '*'), '--format', 'json']);
  const rows = (JSON.parse(check.stdout) as { sites: { engine: string; errors: number; isDone: boolean }[] }).sites;
  expect([check.status, rows.length, new Set(rows.map(({ engine }) => engine))]).toEqual([1, 6, new Set(['0.1.9'])]);
  expect(rows.flatMap(({ isDone }, index) => (isDone ? [] : names.sort()[index]))).toEqual(['macon-2']);

  const archive = await packAs(engineVersion());
  const started = performance.now();
  const env = { npm_config_offline: 'true' };
  const upgrade = await runCommand('upgrade', [archive, path.join(clients, '*')], { env });
  console.info(`${upgrade.stdout}\n${Math.round((performance.now() - started) / 1000)} s`);
  const versionIn = (name: string) => installedVersion('vitrine', siteOf(name));
  const failed = ['coiffure', 'menuiserie'];
  expect(upgrade.status).toBe(1);
  expect(names.filter((name) => versionIn(name) === '0.1.9').sort()).toEqual(failed);
  for (const name of names) {
    const status = run(siteOf(name), 'git', 'status', '--porcelain');
    const expected =
      name === 'coiffure' ? '' : name === 'menuiserie' ? ' M package.json\n' : expect.stringContaining('vendor/');
    expect([name, status]).toEqual([name, expected]);
  }
  expect(readFileSync(path.join(siteOf('fleuriste'), 'content/_note.md'), 'utf8')).toBe('À garder.\n');
  expect(run(clients, 'ls', '-A').trim().split('\n')).toEqual([...names].sort());
});
