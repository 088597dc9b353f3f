import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseRelease } from '../../../src/check/release/release.ts';
import { replaceSite } from '../../../src/cli/release/replace-site.ts';
import { isFull } from '../../browser/routes.ts';
import { copySite, filesOf } from '../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();

function listOf(text: string | Buffer, name = 'adresses.txt'): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const OLD = ['/', '/Contact/', '/contact.php', '/2019/03/choisir-son-pain/', '/nos-contacts', '/tarifs', '/?p=12'];
const recordOf = (directory: string) =>
  parseRelease(readFileSync(path.join(directory, 'content/release.json'), 'utf8'));
const redirectsOf = (directory: string) =>
  (
    JSON.parse(readFileSync(path.join(directory, 'site.manifest.json'), 'utf8')) as {
      redirects: { from: string; to: string }[];
    }
  ).redirects.filter(({ from }) => from.includes('contact') || from.includes('2019'));

describe('takeOver', () => {
  it('reports what is sure, proposed and open, and writes nothing', () => {
    const directory = copySite();
    const before = filesOf(directory);
    const file = listOf(gzipSync(OLD.join('\n')), 'adresses.txt.gz');
    const { isDone, lines } = replaceSite({ directory, file, urls: 'file', write: false });
    expect(isDone).toBe(true);
    expect(lines.slice(0, lines.indexOf(''))).toEqual([
      'Addresses of the old site: 6, of which this site already answers 2',
      'Sure redirects: 2',
      '  /contact.php → /contact',
      '  /2019/03/choisir-son-pain → /guides/choisir-son-pain',
      'Proposed, to be confirmed: 1',
      '  /nos-contacts → /contact',
      'Without a similar page: 1',
      '  /tarifs',
      'With a query, which hosts of files do not compare (one answer for all queries of a path): 1',
      '  /?p=12',
    ]);
    expect(filesOf(directory)).toEqual(before);
  });

  it('writes the sure redirects and the paths as one change, and adds nothing the second time', () => {
    const directory = copySite();
    const { routes } = recordOf(directory);
    const options = { directory, file: listOf(OLD.join('\n')), urls: 'file', write: true } as const;
    expect(replaceSite(options).isDone).toBe(true);
    expect(redirectsOf(directory)).toEqual([
      { from: '/contact.php', to: '/contact' },
      { from: '/2019/03/choisir-son-pain', to: '/guides/choisir-son-pain' },
    ]);
    const record = recordOf(directory);
    expect(record.routes).toEqual(routes);
    expect(record.replaced).toEqual([
      '/',
      '/2019/03/choisir-son-pain',
      '/Contact',
      '/contact.php',
      '/nos-contacts',
      '/tarifs',
    ]);
    const after = filesOf(directory);
    expect(replaceSite(options).lines[0]).toContain('already answers 4');
    expect(filesOf(directory)).toEqual(after);
  });

  it('works before the first release, with placeholders', () => {
    const directory = copySite();
    rmSync(path.join(directory, 'content/release.json'));
    const manifest = path.join(directory, 'site.manifest.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace('"mention": "TTC"', '"mention": "TTC", "placeholder": true'),
    );
    const { isDone, lines } = replaceSite({ directory, file: listOf('/tarifs'), urls: 'file', write: true });
    expect([isDone, recordOf(directory)]).toEqual([true, { rehearsal: true, replaced: ['/tarifs'], routes: {} }]);
    expect(lines.join('\n')).toContain('tarifs');
  });

  it.runIf(isFull)('says when Cloudflare Pages would ignore rules', () => {
    const many = Array.from({ length: 1001 }, (_, index) => `/${index}/choisir-son-pain`).join('\n');
    const { lines } = replaceSite({ directory: copySite(), file: listOf(many), urls: 'file', write: false });
    expect(lines.find((line) => line.includes('Cloudflare'))).toContain('the first 2000');
  });
});
