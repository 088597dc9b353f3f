import fs, { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { isFull, sample } from '../browser/routes.ts';
import { baseSite, baseText } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runCommand, startCommand } from './run-command.ts';

const root = temporaryFolder();
const site = path.join(root, 'site');
const output = path.join(root, 'dist');
const STORY = 'content/textes/histoire.md';
const manifest = path.join(site, 'site.manifest.json');
const NO_BASE = '--base is a path as /project/, without accents or blanks';
const LACKS = 'This user lacks the permission';

const all = ['--site', site, '--out', output, '--no-social'];

const build = (...more: string[]) => run(...all, ...more);

/** Runs the command in the folder of this test. */
const run = (...options: string[]) => runCommand('build', options, { cwd: root });

/** Builds in a separate process, which first loads a module of this test. */
const buildAfter = (name: string, env: Record<string, string>, ...options: string[]) =>
  startCommand('build', options.length > 0 ? options : all, {
    cwd: root,
    env: { NODE_OPTIONS: `--import=${moduleNamed(name)}`, ...env },
  });

/** Builds in this process, in which a module of this test has changed the file system meanwhile. */
async function buildWith(name: string, env: Record<string, string>) {
  const system: Record<string, unknown> = { ...fs };
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  try {
    // Because of the query, each build evaluates the module.
    await import(/* @vite-ignore */ `${moduleNamed(name)}?${JSON.stringify(env)}`);
    return await build();
  } finally {
    const changed: Record<string, unknown> = fs;
    for (const key of Object.keys(system)) if (changed[key] !== system[key]) changed[key] = system[key];
    syncBuiltinESMExports();
    vi.unstubAllEnvs();
  }
}

/** Returns the path of a picture that a site publishes. */
function mediaOf(directory: string): string {
  const [file = ''] = filesBelow(output).filter((name) =>
    /^media\/(?!social|drawings).*\.(?:svg|webp|avif|png)$/.test(name),
  );
  return path.join(directory, 'content', file);
}

/** Returns the address of a module of this test that changes how the system answers. */
function moduleNamed(name: string): string {
  return pathToFileURL(path.join(import.meta.dirname, 'build', name)).href;
}

/** Replaces a text in the manifest of a site. */
function edit(directory: string, from: string | RegExp, to: string): void {
  const file = path.join(directory, 'site.manifest.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

function state(): [string, number][] {
  return filesBelow(output).map((file) => [file, statSync(path.join(output, file)).mtimeMs]);
}

beforeAll(() => cpSync(baseSite, site, { recursive: true }));

describe('npm run build', () => {
  it('publishes nothing if a rule reports an error, and shows its place', async () => {
    expect((await build()).status).toBe(0);
    const before = state();
    expect(before.length).toBeGreaterThan(5);
    edit(site, '"to": "/guides"', '"to": "/guidess"');
    const refused = await build();
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/link\/unknown-page\s+site\.manifest\.json:\d+/);
    expect(state()).toEqual(before);
  });

  it.each(
    sample<[string, (site: string) => void]>(
      [
        ['quotes within quotes', (site) => appendFileSync(path.join(site, STORY), `\n${'>'.repeat(10_000)} x\n`)],
        ['a text of 12 MB', (site) => appendFileSync(path.join(site, STORY), '\nmot'.repeat(3_000_000))],
        ['a name of 12 MB', (site) => edit(site, '"Boulangerie Test"', `"${'mot '.repeat(3_000_000)}"`)],
      ],
      1,
    ),
  )('refuses %s in a few words, and leaves what is published', async (_, spoil) => {
    const before = state();
    const spoilt = path.join(root, 'spoilt');
    cpSync(baseSite, spoilt, { recursive: true });
    spoil(spoilt);
    const { status, stdout, stderr } = await build('--site', spoilt);
    rmSync(spoilt, { recursive: true });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Erreur (?:file\/too-large|markdown\/too-deep) /m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.length).toBeLessThan(1500);
    expect(state()).toEqual(before);
  });

  it.runIf(isFull)('leaves it to the rules to report an invalid address of the site', async () => {
    writeFileSync(manifest, baseText('site.manifest.json'));
    edit(site, /"url": "https:[^"]*"/, '"url": "www.monsite.fr"');
    const { status, stderr } = await build();
    expect(status).toBe(1);
    expect(stderr).toMatch(/link\/malformed\s+site\.manifest\.json:3/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('only prints its results if there are no problems', async () => {
    writeFileSync(manifest, baseText('site.manifest.json'));
    const { status, stdout, stderr } = await build();
    expect([status, stdout.split('\n').filter(Boolean).length]).toEqual([0, 2]);
    expect(stderr).toBe('');
  });

  it.each(
    sample(
      [
        ['--workers', '0', '--workers is a whole number from 1 on, not "0"'],
        ['--workers', 'abc', '--workers is a whole number from 1 on, not "abc"'],
        ['--workers', '1.5', '--workers is a whole number from 1 on, not "1.5"'],
        ['--base', 'https://ana.github.example/depot', `${NO_BASE}, not "https://ana.github.example/depot"`],
        ['--base', '/depot/?x=1', `${NO_BASE}, not "/depot/?x=1"`],
        ['--base', '/a/../b', `${NO_BASE}, not "/a/../b"`],
        ['--base', '/café/', `${NO_BASE}, not "/café/"`],
        ['--urls', 'folder', '--urls is "file" or "directory", not "folder"'],
      ],
      2,
    ),
  )('refuses %s %s in one line', async (option, value, line) => {
    const { status, stdout, stderr } = await build(option, value);
    expect([status, stdout, stderr]).toEqual([2, '', `${line}\n`]);
  });

  it('publishes the checked state, whatever is saved meanwhile', () => {
    const text = baseText('site.manifest.json');
    const next = path.join(root, 'next.json');
    writeFileSync(next, text.replace('"to": "/guides"', '"to": "/guidess"'));
    const { status } = buildAfter('save-once-read.js', { SAVED: manifest, NEXT: next });
    const saved = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text);
    expect([status, saved.includes('/guidess')]).toEqual([0, true]);
    const pages = filesBelow(output).filter((file) => file.endsWith('.html'));
    for (const page of pages) expect(readFileSync(path.join(output, page), 'utf8')).not.toContain('/guidess');
  });

  it.each(
    sample<[string, string, string, string, typeof buildAfter | typeof buildWith]>(
      [
        // Workers write the pages: only those of a separate process have the module, too.
        ['the pages', 'ENOSPC', '\\.html$', 'The disk is full', buildAfter],
        ['what is to be published', 'ENOSPC', 'dist\\.\\d+\\.building/', 'The disk is full', buildWith],
        ['the folder that holds the published one', 'EACCES', '/vitrine-\\w+$', LACKS, buildWith],
        ['the output folder', 'EROFS', '/dist$', 'That disk is read-only', buildWith],
        ['a folder of the published one', 'EACCES', '/dist/guides$', LACKS, buildWith],
      ],
      1,
    ),
  )(
    'publishes nothing and explains it in one line if the system refuses to write %s: %s',
    async (_, code, refused, words, buildIn) => {
      const guide = path.join(site, 'content/guides/recettes-de-pain-perdu.md');
      const published = state();
      appendFileSync(guide, '\nUne phrase de plus.\n');
      const reported = await buildIn('refuse-writes.js', { REFUSED: refused, CODE: code });
      cpSync(path.join(baseSite, 'content'), path.join(site, 'content'), { recursive: true });
      expect([reported.status, reported.stdout]).toEqual([1, '']);
      expect(reported.stderr).toMatch(new RegExp(`^${words}: .* \\(${code}: .*\\)\\.\n$`));
      expect(state()).toEqual(published);
      expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    },
  );

  it.runIf(isFull)('explains in one line that a file of the site was removed during the build', async () => {
    const picture = mediaOf(site);
    const kept = readFileSync(picture);
    rmSync(output, { recursive: true });
    const { status, stdout, stderr } = await buildWith('remove-meanwhile.js', { GONE: picture });
    writeFileSync(picture, kept);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^A file of the site was removed during the build: build again \(ENOENT: .*\)\.\n$/);
  });

  it.runIf(isFull)(
    'explains in one line what to do if sharp has no native code, and needs none without pictures',
    () => {
      const buildWithoutSharp = (...options: string[]) =>
        buildAfter('without-machine-code.js', { LACKING: '^@img/sharp' }, ...options);
      expect(buildWithoutSharp().status).toBe(0);
      const { status, stderr } = buildWithoutSharp('--site', site, '--out', path.join(root, 'other'));
      expect(status).toBe(1);
      expect(stderr).toMatch(/^The package sharp has no machine code for this system \(.*\): run "npm ci" .*\n$/);
    },
  );

  it('publishes each site in its own folder, next to its cache', async () => {
    const other = path.join(root, 'other-site');
    cpSync(baseSite, other, { recursive: true });
    const { status, stdout } = await run('--site', other, '--no-social');
    expect([status, stdout]).toEqual([0, expect.stringContaining(' pages in other-site/dist (')]);
    expect(readdirSync(other)).toEqual(expect.arrayContaining(['.vitrine', 'dist']));
  });

  it('resolves the output folder from the working directory, and refuses that of another site', async () => {
    const other = path.join(root, 'named-site');
    cpSync(baseSite, other, { recursive: true });
    edit(other, 'https://boulangerie.exemples.fr', 'https://martin.example');
    expect((await build()).status).toBe(0);
    const before = state();
    const refused = await run('--site', other, '--out', 'dist', '--no-social');
    expect(refused).toEqual({
      status: 2,
      stdout: '',
      stderr: `Nothing is published in ${output}: it contains the site https://boulangerie.exemples.fr, and this one is https://martin.example. Name another folder with --out, or delete that one.\n`,
    });
    expect(state()).toEqual(before);
  });
});
