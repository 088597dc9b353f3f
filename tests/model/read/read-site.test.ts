import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { join, keysOf } from '../../../src/model/read/pointer.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { decodeText } from '../../../src/model/read/read-text.ts';
import { isUnreadable } from '../../../src/model/read/refusal-of.ts';
import type { Sources } from '../../../src/model/read/source.ts';
import { createTextFinder } from '../../../src/model/read/text-of.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

function read(files: Record<string, string>, links: Record<string, string> = {}, before?: Sources) {
  const directory = temporaryFolder();
  const at = (name: string) => {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, at(name));
  const found: Diagnostic[] = [];
  return { sources: readSite(directory, (diagnostic) => found.push(diagnostic), before), found };
}

const manifest = { 'site.manifest.json': '{"a": 1}' };

describe('readSite', () => {
  it('keeps the data of an unchanged text, and reports its mistakes again', () => {
    const files = { ...manifest, 'content/a.md': 'A', 'content/b.md': 'B', 'content/c.md': '---\na: [\n---\nC' };
    const before = read(files);
    const { sources, found } = read({ ...files, 'content/b.md': 'B, changed' }, {}, before.sources);
    const isSame = (name: string) => sources.markdown.get(name) === before.sources.markdown.get(name);
    expect([isSame('a'), isSame('b'), isSame('c')]).toEqual([true, false, false]);
    expect(sources.markdown.get('b')?.body).toBe('B, changed');
    expect(found).toEqual(before.found);
    expect(found).toHaveLength(1);
  });

  it.each<[what: string, files: Record<string, string>, names: string[], others?: string[]]>([
    [
      'by their path below content, without extension, sorted',
      { 'content/b.md': 'B', 'content/a/z.md': 'Z', 'content/a/b.md': 'AB', 'other/c.md': 'C' },
      ['a/b', 'a/z', 'b'],
    ],
    [
      'without notes, whose names begin with « _ »',
      { 'content/_note.md': 'N', 'content/a/_b.md': '---\na: [', 'content/a_b.md': 'A' },
      ['a_b'],
    ],
    ['none if there is no folder of texts', {}, []],
    [
      'without the explanations for authors, at the top of their folder',
      { 'content/README.md': '# For authors', 'content/README-fichiers.md': 'x', 'content/a/README.md': '# A text' },
      ['a/README'],
      ['README-fichiers.md', 'README.md'],
    ],
    ['without hidden files', { 'content/.draft.md': 'x', 'content/.hidden/a.md': 'x' }, []],
    ['without other files', { 'content/notes.txt': 'x' }, [], ['notes.txt']],
  ])('returns the texts of a site, %s', (_, files, names, others = []) => {
    const { sources, found } = read({ ...manifest, ...files });
    expect([[...sources.markdown.keys()], [...(sources.others ?? [])]]).toEqual([names, others]);
    expect([sources.unreadable.size, sources.media.size, found]).toEqual([0, 0, []]);
  });

  it('returns the size of every media file, and zero for a broken or circular link', () => {
    const { sources } = read(
      { ...manifest, 'content/media/a.svg': '<svg/>', 'content/media/deep/note.md': 'é' },
      { 'content/media/gone.svg': 'nowhere', 'content/media/loop.svg': 'loop.svg' },
    );
    expect([...sources.media]).toEqual([
      ['media/a.svg', 6],
      ['media/deep/note.md', 2],
      ['media/gone.svg', 0],
      ['media/loop.svg', 0],
    ]);
    expect(sources.markdown.size).toBe(0);
  });

  it('separates an unreadable text', () => {
    const { sources, found } = read(manifest, { 'content/guides/gone.md': 'nowhere' });
    expect([...sources.unreadable]).toEqual(['guides/gone']);
    expect([...sources.markdown.keys()]).toEqual([]);
    const place = { file: 'content/guides/gone.md', start: 0, end: 0 };
    expect(found).toEqual([{ code: 'file/unreadable', severity: 'error', place, args: { problem: 'ENOENT' } }]);
  });

  it('reads no file or folder behind a link out of the folder, and reports the link', () => {
    const secret = path.join(temporaryFolder(), 'a.md');
    writeFileSync(secret, 'secret');
    const { sources, found } = read(
      { 'content/b.md': 'B', 'content/inside.txt': 'x' },
      {
        'site.manifest.json': secret,
        'content/a.md': secret,
        'content/folder': path.dirname(secret),
        'content/inside.md': 'b.md',
        'content/media/a.vtt': secret,
        'content/release.json': secret,
        'schemas/editor.schema.json': secret,
      },
    );
    expect(found.map(({ code, place }) => `${code} ${place.file}`)).toEqual([
      'file/link-outside content/a.md',
      'file/link-outside content/folder',
      'file/link-outside content/media/a.vtt',
      'file/link-outside content/release.json',
      'file/link-outside site.manifest.json',
    ]);
    expect([...sources.markdown.keys()]).toEqual(['b', 'inside']);
    expect([...sources.unreadable]).toEqual(['a', 'folder', 'media/a.vtt', 'release.json']);
    expect([sources.media.size, sources.manifest.data]).toEqual([0, undefined]);
    expect(sources.releasedPages?.()).toBeUndefined();
  });

  it('reads no folder of texts behind a link out of the site', () => {
    const outside = temporaryFolder();
    writeFileSync(path.join(outside, 'a.md'), 'secret');
    const { sources, found } = read(manifest, { content: outside });
    expect(found.map(({ code, place }) => [code, place.file])).toEqual([['file/link-outside', 'content']]);
    expect([...sources.markdown.keys(), ...(sources.others ?? [])]).toEqual([]);
    expect(isUnreadable(sources.unreadable, 'guides/a')).toBe(true);
  });

  it('reads no text and no manifest that is too large', () => {
    const { found } = read({ 'content/a.md': 'x'.repeat(1_000_001), 'site.manifest.json': ' '.repeat(5_000_001) });
    expect(found.map(({ code, place, args }) => [code, place.file, args])).toEqual([
      ['file/too-large', 'content/a.md', { size: 2, most: 1 }],
      ['file/too-large', 'site.manifest.json', { size: 6, most: 5 }],
    ]);
    const name = 'x'.repeat(4_999_000);
    const { sources } = read({ 'content/a.md': 'x'.repeat(1_000_000), 'site.manifest.json': JSON.stringify({ name }) });
    expect([sources.markdown.has('a'), sources.manifest.data]).toEqual([true, { name }]);
  });

  it.skipIf(process.platform === 'win32')('does not block at a named pipe, anywhere', () => {
    const pipes = temporaryFolder();
    mkdirSync(path.join(pipes, 'content/media'), { recursive: true });
    const names = ['content/a.md', 'content/media/a.svg', 'content/notes.txt', 'site.manifest.json'];
    for (const name of names) execFileSync('mkfifo', [path.join(pipes, name)]);
    symlinkSync('a.md', path.join(pipes, 'content/z.md'));
    const found: string[] = [];
    readSite(pipes, ({ code, place }) => found.push(`${code} ${place.file}`));
    expect(found.sort()).toEqual([...names, 'content/z.md'].map((name) => `file/not-regular ${name}`).sort());
  });

  it('reports a missing manifest once, without a place', () => {
    const { sources, found } = read({ 'content/a.md': 'A' });
    expect(found.map(({ code, args }) => [code, args])).toEqual([['manifest/missing', { name: 'site.manifest.json' }]]);
    expect(sources.manifest.data).toBeUndefined();
    const pages = { file: 'site.manifest.json', start: 0, end: 0, pointer: '/pages' };
    expect(sources.manifest.locate('/pages')).toEqual(pages);
  });

  it('returns the list of the last release, and which files exist', () => {
    const { sources } = read({ ...manifest, 'content/release.json': '{}', 'schemas/editor.schema.json': '[]' });
    expect(sources.releasedPages?.()).toBe('{}');
    const names = ['schemas/editor.schema.json', './schemas', 'schemas/other.json'];
    expect(names.map((name) => sources.isFile?.(name))).toEqual([true, false, false]);
    expect(read(manifest).sources.releasedPages?.()).toBeUndefined();
  });

  it('finds the text of a file of the site', () => {
    const { sources } = read({ ...manifest, 'content/a.md': 'A' });
    const textOf = createTextFinder(sources);
    expect(['site.manifest.json', 'content/a.md', 'content/b.md'].map(textOf)).toEqual(['{"a": 1}', 'A', undefined]);
  });
});

describe('decodeText', () => {
  const decode = (bytes: number[] | Buffer) => {
    const found: [string, number, number][] = [];
    const { text } = decodeText(Uint8Array.from(bytes), 'a.md', ({ code, place }) =>
      found.push([code, place.start, place.end - place.start]),
    );
    return [text, found];
  };

  it('decodes UTF-8, with or without a byte order mark', () => {
    expect(decode(Buffer.from('été'))).toEqual(['été', []]);
    expect(decode([0xef, 0xbb, 0xbf, 0x61])).toEqual(['a', []]);
    expect(decode([0xef, 0xbb, 0x61])).toEqual(['\uFFFDa', [['file/not-utf-8', 0, 1]]]);
    expect(decode([])).toEqual(['', []]);
  });

  it('composes accents written as two characters', () => {
    expect(decode(Buffer.from('Vive l’e\u0301te\u0301 !'))).toEqual(['Vive l’été !', []]);
    expect(decode(Buffer.from('e\u0301\n<<<<<<< a\nb\n=======\n>>>>>>> c\n'))[1]).toEqual([['file/conflict', 2, 9]]);
  });

  it('decodes UTF-16 in both byte orders, with or without a byte order mark', () => {
    const reported = [['file/utf-16', 0, 1]];
    expect(decode([0xff, 0xfe, 0x61, 0])).toEqual(['a', reported]);
    expect(decode([0xfe, 0xff, 0, 0x61])).toEqual(['a', reported]);
    expect(decode([0x61, 0, 0x62, 0])).toEqual(['ab', reported]);
    expect(decode([0, 0x61, 0, 0x62])).toEqual(['ab', reported]);
    expect(decode([0x61, 0, 0x62])).toEqual(['a\0b', []]);
    expect(decode([0, 0, 0x62, 0x63])).toEqual(['\0\0bc', []]);
    expect(decode([0, 0, 0, 0])).toEqual(['\0\0\0\0', []]);
  });

  it('does not mistake half a mark and single zeros for UTF-16', () => {
    const bytesOf = (hex: string) => Buffer.from(hex, 'hex');
    for (const bytes of ['ff61', '61fe', 'fe61', '61ff', 'ef61bf', '61bbbf'].map(bytesOf)) {
      expect(decode(bytes)).toEqual([bytes.toString('utf8'), [['file/not-utf-8', bytes[0] === 0x61 ? 1 : 0, 1]]]);
    }
    for (const bytes of ['00', '006100', '00616263', '61620063', '61006263', '61626300'].map(bytesOf)) {
      expect(decode(bytes)).toEqual([bytes.toString('utf8'), []]);
    }
  });

  it('finds the first byte that is not UTF-8, after replacement characters in the file itself', () => {
    expect(decode(Buffer.from('été', 'latin1'))).toEqual(['\uFFFDt\uFFFD', [['file/not-utf-8', 0, 1]]]);
    const broken = Buffer.concat([Buffer.from('a\uFFFDé'), Buffer.from([0xe9])]);
    expect(decode(broken)).toEqual(['a\uFFFDé\uFFFD', [['file/not-utf-8', 3, 1]]]);
  });
});

it('pointers escape the two special characters in them', () => {
  expect(join('/a', 'b/c~d')).toBe('/a/b~1c~0d');
  expect(join('', 0)).toBe('/0');
  expect(keysOf('/a/b~1c~0d/~01')).toEqual(['a', 'b/c~d', '~1']);
  expect(keysOf('')).toEqual([]);
});
