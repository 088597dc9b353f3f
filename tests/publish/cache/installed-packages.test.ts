import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPackages, installedVersion, packageFolder } from '../../../src/publish/cache/installed-packages.ts';
import { writeFile } from '../../../src/publish/files/write-file.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** An engine with one dependency, alone or as a package of a site, and a function that installs a version of it. */
function project(version: string, { isHoisted = false } = {}) {
  const top = temporaryFolder();
  const root = isHoisted ? path.join(top, 'node_modules/engine') : top;
  const write = (file: string, content: object) => writeFile(path.join(top, file), JSON.stringify(content));
  const install = (installed: string) => write('node_modules/shelf/package.json', { version: installed, exports: {} });
  const list = (installed: string) =>
    write('node_modules/.package-lock.json', { packages: { 'node_modules/part-of-shelf': { version: installed } } });
  writeFile(path.join(root, 'package.json'), '{ "version": "1.0.0", "dependencies": { "shelf": "^1.0.0" } }');
  install(version);
  list(version);
  return { top, root, write, install, list };
}

describe.each([
  ['in the folder of the engine', false],
  ['above it, because the engine is a package itself', true],
])('packages installed %s', (_place, isHoisted) => {
  it('are distinguished by the version of a direct dependency', () => {
    const { root, install } = project('1.0.0', { isHoisted });
    const before = installedPackages(root);
    install('1.0.1');
    expect(installedPackages(root)).not.toBe(before);
  });

  it('are distinguished by the version of an indirect dependency', () => {
    const { root, list } = project('1.0.0', { isHoisted });
    const before = installedPackages(root);
    list('1.0.1');
    expect(installedPackages(root)).not.toBe(before);
  });

  it('are the same if only the lock file of the project changes', () => {
    const { root, write } = project('1.0.0', { isHoisted });
    const before = installedPackages(root);
    write('package-lock.json', { packages: { 'node_modules/shelf': { version: '1.0.1' } } });
    expect(installedPackages(root)).toBe(before);
  });

  it('are identified by the direct dependencies if npm’s list is missing', () => {
    const { top, root, install } = project('1.0.0', { isHoisted });
    rmSync(path.join(top, 'node_modules/.package-lock.json'));
    expect(installedPackages(root)).toContain('shelf 1.0.0');
    install('1.0.1');
    expect(installedPackages(root)).toContain('shelf 1.0.1');
    rmSync(path.join(top, 'node_modules/shelf'), { recursive: true });
    expect(installedPackages(root)).toContain('shelf none');
  });

  it('have a version and a folder, although they export neither', () => {
    const { top, root } = project('1.2.3', { isHoisted });
    expect(installedVersion('shelf', root)).toBe('1.2.3');
    expect(packageFolder('shelf', root)).toBe(path.join(top, 'node_modules/shelf'));
    expect(installedVersion('desk', root)).toBe('none');
    expect(packageFolder('desk', root)).toBeUndefined();
  });
});
