import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  describeSecondReact,
  installedPackages,
  installedVersion,
  packageFolder,
} from '../../../src/build/cache/installed-packages.ts';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/**
 * Creates an engine with one dependency, alone or as a package of a site. Returns its folders, and functions that
 * install packages.
 */
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
  it.each<[string, (engine: ReturnType<typeof project>) => void, boolean]>([
    ['different after another version of a direct dependency', ({ install }) => install('1.0.1'), false],
    ['different after another version of an indirect dependency', ({ list }) => list('1.0.1'), false],
    [
      'the same after a change of the project’s lock file only',
      ({ write }) => write('package-lock.json', { packages: { 'node_modules/shelf': { version: '1.0.1' } } }),
      true,
    ],
  ])('are %s', (_, change, isSame) => {
    const engine = project('1.0.0', { isHoisted });
    const before = installedPackages(engine.root);
    change(engine);
    expect(installedPackages(engine.root) === before).toBe(isSame);
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

describe('a second React', () => {
  const PEER = { version: '7.0.0', peerDependencies: { react: '>=17' } };

  /**
   * Creates a site whose engine depends on React and on a package that uses it. `packages` are installed, by folder.
   */
  function site(packages: Record<string, object>) {
    const top = realpathSync(temporaryFolder());
    const root = path.join(top, 'node_modules/vitrine');
    const engine = { version: '1.0.0', dependencies: { react: '^19.0.0', mui: '^7.0.0' } };
    for (const [name, content] of Object.entries({ vitrine: engine, ...packages }))
      writeFile(path.join(top, 'node_modules', name, 'package.json'), JSON.stringify(content));
    return { top, root };
  }

  it('is named with what to remove, if a package of the engine finds it', () => {
    const { top, root } = site({
      react: { version: '18.2.0' },
      'vitrine/node_modules/react': { version: '19.3.1' },
      mui: PEER,
    });
    expect(describeSecondReact(root)).toBe(
      `There are two Reacts: mui finds 18.2.0 in ${path.join(top, 'node_modules/react')}, the engine 19.3.1. Remove "react" from the dependencies of ${path.join(top, 'package.json')}, then run npm install.`,
    );
  });

  it('does not matter if only the site finds it', () => {
    const { root } = site({
      react: { version: '18.2.0' },
      'vitrine/node_modules/react': { version: '19.3.1' },
      'vitrine/node_modules/mui': PEER,
    });
    expect(describeSecondReact(root)).toBeUndefined();
  });

  it('is not reported for one React, nor for a link to it', () => {
    const { top, root } = site({ react: { version: '19.3.1' }, mui: PEER });
    expect(describeSecondReact(root)).toBeUndefined();
    mkdirSync(path.join(root, 'node_modules'));
    symlinkSync(path.join(top, 'node_modules/react'), path.join(root, 'node_modules/react'), 'junction');
    expect(describeSecondReact(root)).toBeUndefined();
  });
});
