import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFile } from '../../src/build/files.ts';
import { forgetTexts, textsFolder } from '../../src/cli/command-memory.ts';
import { keyOf } from '../../src/site/read/text-memory.ts';
import { baseSite } from '../site/slipped-site.ts';

const launcher = path.resolve(import.meta.dirname, '../../src/cli/launch.js');
let broken = '';

function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, 'check', ...options], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

beforeAll(() => {
  broken = mkdtempSync(path.join(tmpdir(), 'broken-'));
  cpSync(baseSite, broken, { recursive: true });
  const manifest = path.join(broken, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8').replace('"heading": "Nos guides', '"haeding": "Nos guides');
  writeFileSync(manifest, text.replace('"mention": "TTC"', '"mention": "TTC", "placeholder": true'));
});

afterAll(() => {
  rmSync(broken, { recursive: true });
  forgetTexts(broken);
});

describe('npm run check', () => {
  it('ends with 0 when nothing is wrong', () => {
    const { status, stdout } = check('--site', baseSite);
    expect(status).toBe(0);
    expect(stdout).toContain('Aucun problème');
  });

  it('ends with 1 when something is, and says the same in every format', () => {
    const json = check('--site', broken, '--format', 'json');
    expect(json.status).toBe(1);
    const report = JSON.parse(json.stdout);
    expect(report.counts).toEqual({ error: 1, warning: 0, note: 1 });
    for (const format of ['text', 'github', 'sarif']) {
      const { status, stdout } = check('--site', broken, '--format', format);
      expect(status).toBe(1);
      expect(stdout).toContain('schema/unknown-key');
      expect(stdout).not.toContain('\u001B');
    }
  });

  it('refuses what is provisional before going live', () => {
    const { stdout } = check('--site', broken, '--format', 'json', '--release');
    expect(JSON.parse(stdout).counts).toEqual({ error: 2, warning: 0, note: 0 });
  });

  it('leaves out notes in brief, and then still writes a whole document for machines', () => {
    const brief = (...options: string[]) => check('--site', baseSite, '--brief', ...options).stdout;
    expect(brief()).toBe('');
    expect(JSON.parse(brief('--format', 'json'))).toMatchObject({ counts: { error: 0, warning: 0, note: 0 } });
    expect(JSON.parse(brief('--format', 'sarif'))).toMatchObject({ version: '2.1.0', runs: [{ results: [] }] });
    const { stdout } = check('--site', broken, '--brief');
    expect(stdout).toContain('schema/unknown-key');
    expect(stdout).not.toContain('À remplacer');
  });

  it('speaks English on request', () => {
    expect(check('--site', broken, '--lang', 'en').stdout).toContain('is not known in');
  });

  it('looks at a text again only when its bytes have changed', () => {
    const chosen = path.join(broken, 'content/guides/choisir-son-pain.md');
    const folder = path.join(textsFolder(broken), 'check');
    const key = keyOf(readFileSync(chosen));
    const shard = path.join(folder, `${key[0]}.json`);
    const before = check('--site', broken).stdout;
    const kept = JSON.parse(readFileSync(shard, 'utf8'));
    expect(kept.records[key].data.title).toBeTypeOf('string');
    // Nobody but a test writes there: it shows that the next run believes what it finds.
    kept.records[key].data.title = 12;
    writeFileSync(shard, JSON.stringify(kept));
    expect(check('--site', broken).stdout).toMatch(/schema\/wrong-type\s+content\/guides\/choisir-son-pain\.md/);
    writeFileSync(chosen, `${readFileSync(chosen, 'utf8')}\nUne phrase de plus.\n`);
    expect(check('--site', broken).stdout).toBe(before);
  });

  it('tells what it found when what it remembers cannot be written', () => {
    forgetTexts(broken);
    writeFile(textsFolder(broken), '');
    const { status, stderr } = check('--site', broken);
    expect([status, stderr]).toEqual([1, '']);
  });

  it.each([['--site', '/nowhere/at/all'], ['--format', 'xml'], ['--lang', 'de'], ['--unknown']])(
    'ends with 2 when it cannot run: %s %s',
    (...options) => {
      const { status, stderr } = check(...options);
      expect(status).toBe(2);
      expect(stderr).not.toMatch(/^\s+at /m);
    },
  );
});
