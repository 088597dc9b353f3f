import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatMarker } from '../../src/build/output/build-marker.ts';
import { parseRelease } from '../../src/check/release/release.ts';
import { isFull, sample } from '../browser/routes.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runCommand, startCommand } from './run-command.ts';

const root = temporaryFolder();
const site = path.join(root, 'site');
const manifest = path.join(site, 'site.manifest.json');
const memory = path.join(site, 'content/release.json');

const all = ['--site', site, '--out', path.join(root, 'dist')];

async function release(...options: string[]) {
  const { status, stdout, stderr } = await runCommand('release', [...all, ...options]);
  return { status, text: stdout + stderr };
}

function edit(from: string | RegExp, to: string): void {
  const before = readFileSync(manifest, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`nothing like ${from}`);
  writeFileSync(manifest, after);
}

/** Returns words that do not compress, as a text of some kilobytes for a guide. */
function incompressible(words: number): string {
  const text = Array.from({ length: words }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex').slice(0, 6),
  );
  return text.map((word, index) => (index % 12 === 11 ? `${word}.\n\n` : `${word} `)).join('');
}

beforeAll(() => {
  cpSync(baseSite, site, { recursive: true });
  // Nothing has been released yet.
  rmSync(memory);
  edit('"mention": "TTC"', '"mention": "TTC", "placeholder": true');
});

describe('npm run release', () => {
  it.runIf(isFull)(
    'records a rehearsal as such, then a release without placeholders, and reports all problems of the next',
    async () => {
      const refused = await release('--write');
      expect(refused.status).toBe(1);
      expect(refused.text).toContain('Not ready for release: check --release');
      expect(existsSync(memory)).toBe(false);

      const rehearsed = await release('--rehearse', '--write', '--compress');
      expect(rehearsed.text).toContain('A rehearsal with placeholders: do not publish it.');
      expect(rehearsed.status).toBe(0);
      expect(parseRelease(readFileSync(memory, 'utf8')).rehearsal).toBe(true);
      const compressed = path.join(root, 'dist/index.html.br');
      expect(existsSync(compressed)).toBe(true);

      edit(', "placeholder": true', '');
      const released = await release('--write');
      expect(existsSync(compressed)).toBe(false);
      expect(released.text).toContain('Compared with a rehearsal');
      expect(released.status).toBe(0);
      const { routes, rehearsal } = parseRelease(readFileSync(memory, 'utf8'));
      expect(rehearsal).toBeUndefined();
      expect(Object.keys(routes)).toContain('/');
      expect((await release('--rehearse', '--write')).text).toContain('a rehearsal must not replace it');

      const list = JSON.parse(readFileSync(memory, 'utf8')) as { routes: Record<string, object> };
      list.routes['/tartes'] = { title: 'Nos tartes', bytes: 900 };
      writeFileSync(memory, JSON.stringify(list));
      // The base path differs from that of the site's address: all problems of the release are reported at once.
      const remembered = readFileSync(memory, 'utf8');
      const missed = await release('--write', '--base', '/depot/');
      expect([missed.status, readFileSync(memory, 'utf8')]).toEqual([1, remembered]);
      expect(missed.text).toContain('release/removed-page');
      expect(missed.text).toContain('site.url is https://boulangerie.exemples.fr, built for the path /depot/');
      expect(missed.text).toContain('Not ready for release: address, removed pages');
    },
  );

  it.runIf(isFull)('publishes and records the approved state, whatever is saved meanwhile', () => {
    rmSync(memory, { force: true });
    const text = readFileSync(manifest, 'utf8');
    const next = path.join(root, 'next.json');
    writeFileSync(next, text.replace('"to": "/guides"', '"to": "/guidess"'));
    const preload = pathToFileURL(path.join(import.meta.dirname, 'build/save-once-read.js')).href;
    const env = { NODE_OPTIONS: `--import=${preload}`, SAVED: manifest, NEXT: next };
    const { status, stdout } = startCommand('release', [...all, '--rehearse'], { env });
    const saved = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text);
    expect([status, saved.includes('/guidess'), stdout.includes('✔ links')]).toEqual([0, true, true]);
    expect(readFileSync(path.join(root, 'dist/index.html'), 'utf8')).not.toContain('/guidess');
  });

  it('first of all refuses a folder with a working version', async () => {
    const marker = path.join(root, 'working/.vitrine-build');
    mkdirSync(path.dirname(marker));
    writeFileSync(marker, formatMarker({ site: 'https://boulangerie.exemples.fr', staging: true, forms: {} }));
    const { status, text } = await release('--out', path.dirname(marker), '--rehearse');
    expect([status, text]).toEqual([2, expect.stringContaining('working contains a working version')]);
  });

  it.runIf(isFull)('warns of the page that is too heavy, with its weight and the limit', async () => {
    rmSync(memory, { force: true });
    const [guide, page] = ['guides/choisir-son-pain.md', 'textes/histoire.md'].map((name) =>
      path.join(site, 'content', name),
    ) as [string, string];
    const kept = [guide, page].map((file) => [file, readFileSync(file, 'utf8')] as const);
    for (const [file, text] of kept) writeFileSync(file, `${text}\n${incompressible(9000)}\n`);
    const { status, text } = await release('--rehearse');
    for (const [file, before] of kept) writeFileSync(file, before);
    // The article of a guide has no budget.
    expect(text).toMatch(/⚠ budgets \(\d+ weighed\)\n {4}index\.html: \d{5} bytes, the budget of homeHtml is 28000\n✔/);
    expect(text).toContain('✔ links');
    expect(status).toBe(0);
  });

  it.each(sample(['{', 'null', '{ "routes": { "/": 1 } }'], 1))(
    'explains in one line that the record %s is invalid',
    async (text) => {
      const kept = existsSync(memory) ? readFileSync(memory, 'utf8') : undefined;
      writeFileSync(memory, text);
      const refused = await release();
      if (kept === undefined) rmSync(memory);
      else writeFileSync(memory, kept);
      expect([refused.status, refused.text]).toEqual([
        1,
        'content/release.json is not the memory of a release: restore it from version control, or delete it\n',
      ]);
    },
  );
});
