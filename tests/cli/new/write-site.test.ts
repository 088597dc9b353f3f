import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { refusalOfFolder, wholeFolder, writeFiles } from '../../../src/cli/new/write-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const root = temporaryFolder();
const clone = path.join(root, 'clone');

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('writes into the clone of an empty repository, and keeps its history', async () => {
  mkdirSync(path.join(clone, '.git'), { recursive: true });
  writeFileSync(path.join(clone, '.git/HEAD'), 'ref: refs/heads/main');
  expect(refusalOfFolder(clone)).toBeUndefined();
  await wholeFolder(clone, async (folder) => writeFiles(folder, new Map([['content/a.md', 'A']])));
  expect((readdirSync(clone, { recursive: true }) as string[]).sort()).toEqual(
    ['.git', path.join('.git', 'HEAD'), 'content', path.join('content', 'a.md')].sort(),
  );
  expect(readdirSync(root)).toEqual(['clone']);
});

it('refuses a clone that contains anything else', () => {
  mkdirSync(path.join(clone, '.git'), { recursive: true });
  writeFileSync(path.join(clone, 'README.md'), '# Site');
  expect(refusalOfFolder(clone)).toContain('is not empty');
});

it('refuses a folder inside that of the engine, and names one outside', () => {
  for (const folder of ['martin', 'src/martin', '.'].map((name) => path.join(projectRoot, name)))
    expect(refusalOfFolder(folder)).toBe(
      `${folder} is inside the folder of the engine: name one outside of it, such as ${path.join(path.dirname(projectRoot), 'martin')}.`,
    );
});
