import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFull, sample } from '../browser/routes.ts';
import { copySite } from '../edit/structure/structure-site.ts';
import { baseSite, GUIDE } from '../fixtures/fixture-site.ts';
import { runCommand, startCommand } from './run-command.ts';

let broken = '';

const check = (...options: string[]) => runCommand('check', options);

beforeAll(() => {
  broken = copySite();
  const manifest = path.join(broken, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8').replace('"heading": "Nos guides', '"haeding": "Nos guides');
  writeFileSync(manifest, text.replace('"mention": "TTC"', '"mention": "TTC", "placeholder": true'));
});

describe('npm run check', () => {
  it('exits with 0 if there are no errors', () => {
    const { status, stdout, stderr } = startCommand('check', ['--site', baseSite]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Aucun problème');
  });

  it('exits with 1 if there are errors, and reports the same in every format', async () => {
    const json = await check('--site', broken, '--format', 'json');
    expect(json.status).toBe(1);
    const report = JSON.parse(json.stdout);
    expect(report.counts).toEqual({ error: 1, warning: 0, note: 1 });
    for (const format of sample(['github', 'text', 'sarif'], 1)) {
      const { status, stdout } = await check('--site', broken, '--format', format);
      expect(status).toBe(1);
      expect(stdout).toContain('schema/unknown-key');
      expect(stdout).not.toContain('\u001B');
    }
  });

  it('checks style and spelling on request, with the same messages and formats as for other findings', async () => {
    const site = copySite();
    const guide = path.join(site, GUIDE);
    writeFileSync(guide, readFileSync(guide, 'utf8').replace('Un pain au levain', 'Un herbergeur du du levain'));
    expect((await check('--site', site)).stdout).toContain('Aucun problème');
    const { status, stdout } = await check('--site', site, '--texts', '--format', 'json', '--lang', 'en', '--brief');
    expect(status).toBe(1);
    const found: { code: string; file: string; suggestion: string | null }[] = JSON.parse(stdout).diagnostics;
    const ofGuide = found.filter(({ code, file }) => code.startsWith('spelling/') && file === GUIDE);
    expect(ofGuide.map(({ code, suggestion }) => [code, suggestion])).toEqual([
      ['spelling/unknown-word', 'hébergeur'],
      ['spelling/repeated-word', 'du'],
    ]);
  });

  it('reports provisional content before going live', async () => {
    const { stdout } = await check('--site', broken, '--format', 'json', '--release');
    expect(JSON.parse(stdout).counts).toEqual({ error: 2, warning: 0, note: 0 });
  });

  it.runIf(isFull)('omits notes in brief output, and then still writes a complete document for machines', async () => {
    const brief = async (...options: string[]) => (await check('--site', baseSite, '--brief', ...options)).stdout;
    expect(await brief()).toBe('');
    const empty = {
      sarif: { version: '2.1.0', runs: [{ results: [] }] },
      json: { counts: { error: 0, warning: 0, note: 0 } },
    };
    for (const [format, document] of sample(Object.entries(empty), 1)) {
      expect(JSON.parse(await brief('--format', format))).toMatchObject(document);
    }
    const { stdout } = await check('--site', broken, '--brief');
    expect(stdout).toContain('schema/unknown-key');
    expect(stdout).not.toContain('À remplacer');
  });

  it.runIf(isFull)('writes English on request', async () => {
    expect((await check('--site', broken, '--lang', 'en')).stdout).toContain('is not known in');
  });

  it('corrects what it can on request, lists the corrections and checks the result', async () => {
    const copy = copySite(broken);
    const { status, stdout } = await check('--site', copy, '--fix');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^1 correction faite :\n {2}site\.manifest\.json:\d+: haeding → heading\n/);
    expect(stdout).toContain('1 à compléter');
    const again = await check('--site', copy, '--fix', '--format', 'json', '--lang', 'en');
    expect(again.stderr).toBe('No automatic correction to make.\n');
    expect(JSON.parse(again.stdout).counts).toEqual({ error: 0, warning: 0, note: 1 });
  });

  it('does not write to the site', async () => {
    const site = copySite();
    const listed = () => readdirSync(site, { recursive: true, encoding: 'utf8' }).sort();
    const before = listed();
    expect((await check('--site', site)).status).toBe(0);
    expect(listed()).toEqual(before);
  });

  it.each(sample([['--site', '/nowhere/at/all'], ['--format', 'xml'], ['--lang', 'de'], ['--unknown']], 2))(
    'exits with 2 if it cannot run: %s %s',
    async (...options) => {
      const { status, stderr } = await check(...options);
      expect(status).toBe(2);
      expect(stderr).not.toMatch(/^\s+at /m);
    },
  );
});
