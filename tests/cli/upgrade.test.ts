import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { engineVersion } from '../../src/publish/cache/installed-packages.ts';
import { builtSiteIn } from '../../src/publish/output/build-marker.ts';
import { isFull } from '../browser/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * Packs the engine like `npm pack`, with another version. Dependencies are left out: Node finds those of the checkout
 * in a folder above the site, and npm needs no registry.
 */
function packAs(version: string, into: string): void {
  const scratch = temporaryFolder();
  const [name = ''] = run(root, 'npm', 'pack', '--ignore-scripts', '--pack-destination', scratch)
    .trim()
    .split('\n')
    .slice(-1);
  run(scratch, 'tar', '-xzf', name);
  const file = path.join(scratch, 'package/package.json');
  const {
    dependencies: _,
    devDependencies: __,
    ...engine
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...engine, version }));
  mkdirSync(into, { recursive: true });
  run(scratch, 'tar', '-czf', path.join(into, `vitrine-${version}.tgz`), 'package');
}

/** Files under version control in a site, except for the engine. */
function contentOf(site: string): Record<string, string> {
  const isOwn = (file: string) => !/^(?:node_modules|vendor|dist|\.vitrine)\/|^package(?:-lock)?\.json$/.test(file);
  return Object.fromEntries(
    filesBelow(site)
      .filter(isOwn)
      .map((file) => [file, readFileSync(path.join(site, file), 'latin1')]),
  );
}

it.runIf(isFull)('a site is upgraded to another version of the engine by another file in its vendor folder', () => {
  const outer = temporaryFolder();
  const site = path.join(outer, 'site');
  symlinkSync(path.join(root, 'node_modules'), path.join(outer, 'node_modules'));
  cpSync(path.join(root, 'src/starters/boulangerie'), site, { recursive: true });
  const manifest = path.join(site, 'site.manifest.json');
  const schema = './node_modules/vitrine/schemas/editor.schema.json';
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"\$schema": "[^"]*"/, `"$schema": "${schema}"`));
  const depend = (version: string) => {
    packAs(version, path.join(site, 'vendor'));
    const dependencies = { vitrine: `file:vendor/vitrine-${version}.tgz` };
    writeFileSync(
      path.join(site, 'package.json'),
      JSON.stringify({ name: 'boulangerie', private: true, dependencies }),
    );
    run(site, 'npm', 'install', '--offline', '--no-audit', '--no-fund');
  };
  const lock = () => readFileSync(path.join(site, 'package-lock.json'), 'utf8');

  depend('0.1.9');
  const before = contentOf(site);
  run(site, 'npx', 'vitrine', 'build', '--no-social');
  expect(builtSiteIn(path.join(site, 'dist'))?.engine).toBe('0.1.9');

  const next = engineVersion();
  depend(next);
  rmSync(path.join(site, 'vendor/vitrine-0.1.9.tgz'));
  expect(run(site, 'npx', 'vitrine', 'check')).not.toMatch(/\d+ (?:erreur|avertissement)/);
  run(site, 'npx', 'vitrine', 'build', '--no-social');
  expect(builtSiteIn(path.join(site, 'dist'))?.engine).toBe(next);
  expect([lock().includes(`vendor/vitrine-${next}.tgz`), lock().includes('0.1.9')]).toEqual([true, false]);
  // `npm ci` accepts the lock file, and nothing else of the site has changed.
  run(site, 'npm', 'ci', '--offline', '--no-audit', '--no-fund');
  expect(contentOf(site)).toEqual(before);
});
