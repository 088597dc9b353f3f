import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPackages, installedVersion } from '../../../src/publish/cache/installed-packages.ts';
import { writeFile } from '../../../src/publish/files/write-file.ts';
import { temporaryFolder } from '../tiny-site.ts';

/** A project that asks for one package, and has a version of it installed. */
function project(version: string) {
  const root = temporaryFolder();
  const write = (file: string, content: object) => writeFile(path.join(root, file), JSON.stringify(content));
  const install = (installed: string) => {
    write('node_modules/shelf/package.json', { version: installed });
    write('node_modules/.package-lock.json', { packages: { 'node_modules/shelf': { version: installed } } });
  };
  write('package.json', { version: '1.0.0', devDependencies: { shelf: '^1.0.0' } });
  install(version);
  return { root, write, install };
}

describe('installedPackages', () => {
  it('follows what is installed, and not what the lock file asks for', () => {
    const { root, write, install } = project('1.0.0');
    const before = installedPackages(root);
    write('package-lock.json', { packages: { 'node_modules/shelf': { version: '1.0.1' } } });
    expect(installedPackages(root)).toBe(before);
    install('1.0.1');
    expect(installedPackages(root)).not.toBe(before);
  });

  it('looks at the packages themselves where npm left no list of them', () => {
    const { root, write } = project('1.0.0');
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(installedPackages(root)).toBe('shelf 1.0.0');
    write('node_modules/shelf/package.json', { version: '1.0.1' });
    expect(installedPackages(root)).toBe('shelf 1.0.1');
    rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect(installedPackages(root)).toBe('shelf none');
  });
});

describe('installedVersion', () => {
  it('tells the version of a package, and when there is none', () => {
    const { root } = project('1.2.3');
    expect(installedVersion('shelf', root)).toBe('1.2.3');
    expect(installedVersion('desk', root)).toBe('none');
  });
});
