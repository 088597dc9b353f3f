import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { guide } from '../texts/guide-of.ts';

const root = path.resolve(import.meta.dirname, '../..');
let site: string;

beforeAll(() => {
  site = temporaryFolder();
  const manifest = { chains: [{ hub: '/guides', articles: ['un'] }] };
  mkdirSync(path.join(site, 'content/guides'), { recursive: true });
  writeFileSync(path.join(site, 'site.manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(site, 'content/guides/un.md'),
    guide('un', { title: 'Choisir un herbergeur', body: 'Le pain est bon. '.repeat(260) }),
  );
});

function run(...args: string[]) {
  const command = path.join(root, 'node_modules/.bin/tsx');
  return spawnSync(command, ['src/cli/check-texts.ts', '--site', site, ...args], { cwd: root, encoding: 'utf8' });
}

describe('npm run check:texts', () => {
  it('prints the table, then each finding with its line and its correction, and fails', () => {
    const { stdout, status } = run();
    expect(stdout).toMatch(/^Guide .* Mots .* Orth\.\n/);
    expect(stdout).toContain('content/guides/un.md:2:20');
    expect(stdout).toContain('Peut-être : hébergeur');
    expect(stdout).toContain('Aucun autre guide ne mène à celui-ci.');
    expect(status).toBe(1);
  });

  it('prints annotations when they are asked for', () => {
    const { stdout, status } = run('--format', 'github');
    expect(stdout).toMatch(/^::error file=content\/guides\/un\.md,line=2,/m);
    expect(stdout).not.toContain('Mots');
    expect(status).toBe(1);
  });
});
