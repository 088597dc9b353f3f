import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRow, formatRows, lastLine, rowsOf, type SiteRow } from '../../../src/cli/sites/site-rows.ts';
import { packStub, stubSite } from '../upgrade/stub-site.ts';

let archive: string;
beforeAll(() => {
  archive = packStub('1.0.0');
});

const write = (site: string, file: string, text: string) => writeFileSync(path.join(site, file), text);

describe('checkRow', () => {
  it('runs the engine of the site, and counts errors apart from provisional values', async () => {
    const site = stubSite(archive);
    write(site, 'content/mistakes-1.0.0.txt', 'placeholder/standing\nlink/unknown-page\nplaceholder/zero');
    write(site, 'content/release.json', '{ "date": "2026-11-20", "routes": {} }');
    expect(await checkRow(site)).toEqual({
      site: path.relative(process.cwd(), site),
      engine: '1.0.0',
      errors: 1,
      provisional: 2,
      released: '2026-11-20',
      says: '',
      isDone: false,
    });
  });

  it('says why a site cannot be checked', async () => {
    const site = stubSite(archive);
    write(site, 'content/broken', '');
    expect(await checkRow(site)).toMatchObject({ says: 'Error: this site breaks the engine', isDone: false });
    rmSync(path.join(site, 'node_modules'), { recursive: true });
    expect(await checkRow(site)).toMatchObject({ engine: 'none', says: expect.stringContaining('npm install') });
  });
});

const row = (more: Partial<SiteRow>): SiteRow => ({ site: 'a', engine: '1.0.0', says: '', isDone: true, ...more });

it('rowsOf keeps the order of the sites, and gives a site whose work throws a row', async () => {
  const rows = await rowsOf(['/a', '/b'], { verb: 'Checking' }, async (site) => {
    if (site === '/a') throw new Error('no disk');
    return row({ site });
  });
  expect(rows.map(({ says, isDone }) => [says, isDone])).toEqual([
    ['no disk', false],
    ['', true],
  ]);
});

it('formats rows as a table and as JSON', () => {
  const rows = [
    row({ errors: 0, provisional: 12, released: '2026-11-20' }),
    row({ site: 'martin', says: 'not built', isDone: false }),
  ];
  expect(`\n${formatRows(rows, 'text')}`).toBe(`
  Site    Engine  Errors  Provisional  Last release
✔ a       1.0.0   0       12           2026-11-20
✘ martin  1.0.0   –       –            –             not built
`);
  expect(JSON.parse(formatRows(rows, 'json'))).toEqual({ version: 1, sites: rows });
});

it.each([
  [
    'npm error code ENOENT\nnpm error path /x\nnpm error enoent no such file, open a.tgz\nnpm error enoent\nnpm error A complete log',
    'npm error enoent no such file, open a.tgz',
  ],
  ['throw x\n\nError: no disk\n    at main (a.js:1:1)\n\nNode.js v20.20.2\n', 'Error: no disk'],
])('says of a failed program what says most: %j', (stderr, expected) => {
  expect(lastLine({ status: 1, stdout: '', stderr })).toBe(expected);
});
