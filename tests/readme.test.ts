import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestName } from '../src/model/read/site-files.ts';
import { checkFolder } from './check/mutated-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = path.dirname(import.meta.dirname);
const text = readFileSync(path.join(root, 'README.md'), 'utf8');

describe('the README', () => {
  it('shows twelve lines that are a page of a bakery’s site', () => {
    const [, lines = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
    expect(lines.trimEnd().split('\n')).toHaveLength(12);
    const site = temporaryFolder();
    cpSync(path.join(root, 'src/starters/boulangerie'), site, { recursive: true });
    const file = path.join(site, manifestName);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { pages: object[] };
    manifest.pages.push(JSON.parse(lines) as object);
    writeFileSync(file, JSON.stringify(manifest, null, 2));
    expect(checkFolder(site).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('shows two pictures of small size', () => {
    const pictures = [...text.matchAll(/src\/workshop\/editor-pictures\/\w+\.webp/g)].map(([file]) => file);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(statSync(path.join(root, picture)).size).toBeLessThanOrEqual(80_000);
  });

  it('shows a small picture of each starter', () => {
    const shown = [...text.matchAll(/content\/media\/mockups\/(\w+)-480\.webp/g)].map(([, starter]) => starter);
    expect(shown).toEqual(readdirSync(path.join(root, 'src/starters')));
    for (const starter of shown)
      expect(statSync(path.join(root, `content/media/mockups/${starter}-480.webp`)).size).toBeLessThanOrEqual(20_000);
  });
});
