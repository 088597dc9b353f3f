import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { upgradeSite } from '../../../src/cli/upgrade/upgrade-site.ts';
import { isFull } from '../../browser/routes.ts';
import { commitAll, everythingOf, packStub, run, stubSite } from './stub-site.ts';

let first: string;
let second: string;

// Files of one worker share its environment.
afterAll(() => void vi.unstubAllEnvs());

beforeAll(() => {
  vi.stubEnv('npm_config_offline', 'true');
  vi.stubEnv('GIT_AUTHOR_NAME', 'A');
  vi.stubEnv('GIT_AUTHOR_EMAIL', 'a@example.fr');
  vi.stubEnv('GIT_COMMITTER_NAME', 'A');
  vi.stubEnv('GIT_COMMITTER_EMAIL', 'a@example.fr');
  [first, second] = [packStub('1.0.0'), packStub('1.1.0')];
});

const textOf = (site: string, file: string) => readFileSync(path.join(site, file), 'utf8');
const write = (site: string, file: string, text: string) => writeFileSync(path.join(site, file), text);
const engineIn = (site: string) => JSON.parse(textOf(site, 'node_modules/vitrine/package.json')).version as string;

/** Expects that an upgrade is refused and leaves everything as it was. */
async function expectRefused(site: string, archive: string, reason: RegExp): Promise<void> {
  const before = everythingOf(site);
  expect(await upgradeSite({ directory: site, archive })).toMatchObject({
    status: 'refused',
    reason: expect.stringMatching(reason),
  });
  expect(everythingOf(site)).toEqual(before);
}

describe('upgradeSite', () => {
  it('replaces the engine, corrects the site, and lists what differs', async () => {
    const site = stubSite(first);
    const result = await upgradeSite({ directory: site, archive: second });
    expect(result).toEqual({
      status: 'upgraded',
      from: '1.0.0',
      to: '1.1.0',
      files: [
        'package-lock.json',
        'package.json',
        'site.manifest.json',
        'vendor/vitrine-1.0.0.tgz',
        'vendor/vitrine-1.1.0.tgz',
      ],
      fixes: ['site.manifest.json: fixed'],
      added: [],
    });
    expect([engineIn(site), textOf(site, 'site.manifest.json')]).toEqual(['1.1.0', '{"fixed":"1.1.0"}']);
    expect(existsSync(path.join(site, 'vendor/vitrine-1.0.0.tgz'))).toBe(false);
    expect(textOf(site, 'package-lock.json')).not.toContain('1.0.0');
    expect(run(path.dirname(site), 'ls', '-A')).toBe('martin\n');
    run(site, 'npm', 'ci', '--offline', '--no-audit', '--no-fund');
    expect(await upgradeSite({ directory: site, archive: second })).toMatchObject({ status: 'upgraded', files: [] });
  });

  it.runIf(isFull)('refuses errors that were not there before, and keeps them on request', async () => {
    const site = stubSite(first);
    write(site, 'content/mistakes-1.0.0.txt', 'link/unknown-page\n');
    write(site, 'content/mistakes-1.1.0.txt', 'link/unknown-page\nfact/unknown\n');
    commitAll(site);
    await expectRefused(site, second, /^1 errors that were not there before/);
    const kept = await upgradeSite({ directory: site, archive: second, keep: true });
    expect(kept).toMatchObject({ status: 'upgraded', added: [{ code: 'fact/unknown' }] });
    expect(engineIn(site)).toBe('1.1.0');
  });

  it('leaves the site as it was if the installation fails, or if an engine cannot check it', async () => {
    const broken = packStub('1.2.0', { dependencies: { 'vitrine-has-no-such-package': '1.0.0' } });
    const site = stubSite(first);
    await expectRefused(site, broken, /^npm install failed: /);
    write(site, 'content/broken', '');
    await expectRefused(site, second, /^check of version 1\.0\.0 failed: Error: this site breaks the engine/);
  });

  it.runIf(isFull)('refuses uncommitted files of the engine, but not those of the content', async () => {
    const site = stubSite(first);
    write(site, 'package.json', `${textOf(site, 'package.json')}\n`);
    write(site, 'vendor/note.txt', 'À lire\n');
    await expectRefused(site, second, /^commit first: package\.json, vendor\/note\.txt$/);
    commitAll(site);
    write(site, 'content/texte.md', 'Bonsoir\n');
    expect(await upgradeSite({ directory: site, archive: second })).toMatchObject({ status: 'upgraded' });
  });

  it('refuses what is not an archive, another one of the same version, and a site without an engine', async () => {
    const site = stubSite(first);
    await expectRefused(site, path.join(site, 'package.json'), /is not an archive of the engine/);
    await expectRefused(site, packStub('1.0.0', { description: 'other' }), /another archive of version 1\.0\.0/);
    rmSync(path.join(site, 'node_modules'), { recursive: true });
    await expectRefused(site, second, /run npm install first/);
    write(site, 'package.json', '{}');
    await expectRefused(site, second, /names no archive/);
  });

  it('does not overwrite what is saved meanwhile', async () => {
    const site = stubSite(first);
    const save = () => write(site, 'site.manifest.json', '{"saved":true}\n');
    const options = {
      directory: site,
      archive: second,
      onStage: (stage: string) => void (stage.includes('new') && save()),
    };
    expect(await upgradeSite(options)).toEqual({
      status: 'refused',
      reason: 'site.manifest.json has just been changed',
    });
    expect([engineIn(site), textOf(site, 'site.manifest.json')]).toEqual(['1.0.0', '{"saved":true}\n']);
    expect(textOf(site, 'package.json')).toContain('1.0.0');
  });

  it.runIf(isFull)('commits the result on a branch, and leaves HEAD and the files alone', async () => {
    const site = stubSite(first);
    write(site, 'content/texte.md', 'Bonsoir\n');
    const [before, head] = [everythingOf(site), run(site, 'git', 'rev-parse', 'HEAD')];
    const result = await upgradeSite({ directory: site, archive: second, branch: 'moteur' });
    expect(result).toMatchObject({ status: 'upgraded', to: '1.1.0' });
    expect([everythingOf(site), run(site, 'git', 'rev-parse', 'HEAD')]).toEqual([before, head]);
    expect(run(site, 'git', 'diff', '--name-only', '--no-renames', 'main', 'moteur').trim().split('\n')).toEqual([
      'package-lock.json',
      'package.json',
      'site.manifest.json',
      'vendor/vitrine-1.0.0.tgz',
      'vendor/vitrine-1.1.0.tgz',
    ]);
    expect(run(site, 'git', 'worktree', 'list').trim().split('\n')).toHaveLength(1);
    const again = await upgradeSite({ directory: site, archive: second, branch: 'moteur' });
    expect(again).toMatchObject({ status: 'refused', reason: expect.stringContaining('moteur') });
  });

  it.runIf(isFull)('leaves no branch behind if the upgrade is refused', async () => {
    const site = stubSite(first);
    write(site, 'content/mistakes-1.1.0.txt', 'fact/unknown\n');
    commitAll(site);
    expect(await upgradeSite({ directory: site, archive: second, branch: 'moteur' })).toMatchObject({
      status: 'refused',
    });
    expect(run(site, 'git', 'branch', '--list', 'moteur')).toBe('');
  });
});
