import {
  chmodSync,
  lstatSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDisk } from '../../../src/build/files/site-disk.ts';
import { checkFolder } from '../../../src/check/check-change.ts';
import { fixFiles } from '../../../src/cli/check/fix-files.ts';
import type { Mutation } from '../../check/apply-mutation.ts';
import { today, withMutation } from '../../check/mutated-site.ts';

const manifest = 'site.manifest.json';
const guide = 'content/guides/choisir-son-pain.md';
const other = 'content/guides/conserver-son-pain.md';

/** Mistakes in the manifest's syntax, keys and links, in front matter and in a text. */
const several: Mutation = {
  edits: [
    { file: manifest, find: '"mention": "TTC"', put: "'mention': “TTC”" },
    { file: manifest, find: '"heading": "Nos guides', put: '"haeding": "Nos guides' },
    { file: guide, find: 'title:', put: 'titel:' },
    { file: guide, find: '\n## ', put: '\n##' },
  ],
};

function open(directory: string) {
  return checkFolder(directory, { today }).found;
}

function fix(directory: string, options: Partial<Parameters<typeof fixFiles>[1]> = {}) {
  return fixFiles(directory, { today, language: 'fr', ...options });
}

function change(directory: string, file: string, by: (text: string) => string): void {
  const absolute = path.join(directory, file);
  writeFileSync(absolute, by(readFileSync(absolute, 'utf8')));
}

/** Returns the disk, which first does something when a text is written. */
const diskThat = (act: () => void) => ({
  ...siteDisk,
  write: (...args: Parameters<typeof siteDisk.write>) => {
    if (args[0].endsWith('.md')) act();
    return siteDisk.write(...args);
  },
});

describe('the files that check --fix writes', () => {
  it('keep decomposed accents outside of the corrections', () => {
    withMutation({}, (directory) => {
      change(directory, guide, (text) => text.replace('\n## ', '\n##').normalize('NFD'));
      const before = readFileSync(path.join(directory, guide), 'utf8');
      expect(fix(directory).isWhole).toBe(true);
      expect(readFileSync(path.join(directory, guide), 'utf8')).toBe(before.replace('\n##', '\n## '));
    });
  });

  it('have no errors any more, others keep time and bytes, and a second run changes nothing', () => {
    withMutation(several, (directory) => {
      const untouched = path.join(directory, other);
      utimesSync(untouched, 1_000_000, 1_000_000);
      const before = readFileSync(untouched);
      expect(open(directory).length).toBeGreaterThan(2);
      const { fixes, isWhole } = fix(directory);
      expect(isWhole).toBe(true);
      expect(fixes.map((one) => [one.file, one.before, one.after])).toEqual([
        [guide, 'titel', 'title'],
        [guide, expect.stringMatching(/^##\S/), expect.stringMatching(/^## \S/)],
        [manifest, "'mention'", '"mention"'],
        [manifest, '“TTC”', '"TTC"'],
        [manifest, 'haeding', 'heading'],
      ]);
      expect(open(directory)).toEqual([]);
      expect(statSync(untouched).mtimeMs).toBe(1_000_000_000);
      expect(readFileSync(untouched)).toEqual(before);
      const bytes = readFileSync(path.join(directory, manifest));
      expect(fix(directory)).toMatchObject({ fixes: [], isWhole: true });
      expect(readFileSync(path.join(directory, manifest))).toEqual(bytes);
    });
  });

  it('keep byte order mark, line ends and mode, and symbolic links stay links', () => {
    withMutation(several, (directory) => {
      change(directory, guide, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
      change(directory, manifest, (text) => text.replaceAll('\n', '\r\n'));
      const real = path.join(directory, 'content/guides/vrai.txt');
      renameSync(path.join(directory, guide), real);
      symlinkSync('vrai.txt', path.join(directory, guide));
      chmodSync(real, 0o640);
      const before = readFileSync(real, 'utf8');
      fix(directory);
      expect(lstatSync(path.join(directory, guide)).isSymbolicLink()).toBe(true);
      expect(readFileSync(real, 'utf8')).toBe(before.replace('titel:', 'title:').replace('\n##', '\n## '));
      expect(statSync(real).mode & 0o777).toBe(0o640);
      expect(readFileSync(path.join(directory, manifest), 'utf8')).not.toMatch(/[^\r]\n/);
    });
  });

  it('do not include those in another encoding', () => {
    withMutation({ ...several, encode: { [guide]: 'latin1' } }, (directory) => {
      const before = readFileSync(path.join(directory, guide));
      const { fixes } = fix(directory);
      expect(new Set(fixes.map(({ file }) => file))).toEqual(new Set([manifest]));
      expect(readFileSync(path.join(directory, guide))).toEqual(before);
    });
  });

  it('are reported in one line each if they cannot be written, while the others are written', () => {
    withMutation(several, (directory) => {
      const disk = diskThat(() => {
        throw Object.assign(new Error('no'), { code: 'EACCES' });
      });
      const { fixes, report, isWhole } = fix(directory, { disk });
      expect(isWhole).toBe(false);
      expect(fixes.every(({ file }) => file === manifest)).toBe(true);
      expect(new Set(open(directory).map(({ place }) => place.file))).toEqual(new Set([guide]));
      const lines = report.trimEnd().split('\n');
      expect(lines.filter((line) => line.includes(guide))).toEqual([expect.stringContaining('(EACCES)')]);
      expect(fix(directory, { disk, language: 'en' }).report).toContain(`${guide} cannot be written (EACCES)`);
    });
  });

  it('do not include those that another program saves meanwhile', () => {
    withMutation(several, (directory) => {
      const disk = diskThat(() => change(directory, guide, (text) => `${text}\nUne phrase de plus.\n`));
      const { report, isWhole } = fix(directory, { disk });
      expect(isWhole).toBe(false);
      const text = readFileSync(path.join(directory, guide), 'utf8');
      expect([text.includes('titel:'), text.endsWith('Une phrase de plus.\n')]).toEqual([true, true]);
      expect(report).toContain('autre programme');
    });
  });
});
