import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import { fc } from '../../fast-check.ts';

describe('readMarkdown', () => {
  const read = (text: string) => {
    const codes: string[] = [];
    return { codes, source: readMarkdown({ path: 'content/a.md', text }, ({ code }) => codes.push(code)) };
  };

  it('separates front matter from the body, also with Windows line ends', () => {
    for (const end of ['\n', '\r\n']) {
      const { source, codes } = read(['---', 'title: "Un titre"', '---', 'Le corps.', ''].join(end));
      expect(codes).toEqual([]);
      expect(source.data).toEqual({ title: 'Un titre' });
      expect(source.body).toBe(`Le corps.${end}`);
      expect(source.text.slice(source.bodyOffset)).toBe(source.body);
    }
  });

  it('returns the place of a range of a value, and the whole value if it is folded', () => {
    const { source } = read(
      '---\ntitle: "Un été à Dax"\nplain: sans guillemets\nescaped: "l\\u0027été"\nfolded: "a\n  b"\nsingle: \'l\'\'été\'\nlist: [a, b]\n---\n',
    );
    const at = (pointer: string, start: number, length: number) => {
      const place = source.locateWithin(pointer, { start, end: start + length });
      expect(place).toMatchObject({ file: 'content/a.md', pointer });
      return source.text.slice(place.start, place.end);
    };
    expect(at('/title', 3, 3)).toBe('été');
    expect(at('/title', 0, 2)).toBe('Un');
    expect(at('/plain', 5, 10)).toBe('guillemets');
    expect(at('/escaped', 2, 3)).toBe('été');
    expect(at('/folded', 2, 1)).toBe('"a\n  b"');
    expect(at('/single', 2, 3)).toBe('été');
    expect(at('/list', 1, 1)).toBe('[a, b]');
    expect(at('/list/1', 0, 1)).toBe('b');
  });

  it('ends with the fence of a text without a body', () => {
    const { source, codes } = read('---\ntitle: x\n---');
    expect([source.body, source.data, codes]).toEqual(['', { title: 'x' }, []]);
    const { source: bare } = read('Le corps.');
    expect([bare.body, bare.data, bare.hasFrontMatter]).toEqual(['Le corps.', undefined, false]);
  });

  it('returns the quotation marks around a text, unless those may change', () => {
    const { source } = read('---\na: "x"\nb: \'été\'\nc: z\nd: 12\n---\n');
    const [a, b, c, d] = ['/a', '/b', '/c', '/d'].map((pointer) => source.locate(pointer));
    expect([a?.quote, b?.quote, c?.quote, d?.quote]).toEqual(['"', "'", undefined, undefined]);
    expect(source.locate('/a', 'literal')).not.toHaveProperty('quote');
    const within = { file: 'content/a.md', start: 16, end: 18, pointer: '/b', within: "'" };
    expect(source.locateWithin('/b', { start: 1, end: 3 })).toEqual(within);
    expect(source.locateWithin('/c', { start: 0, end: 1 })).not.toHaveProperty('within');
    expect(source.locateWithin('/d', { start: 0, end: 1 })).toEqual(d);
  });

  it('reports a missing key at the opening fence of front matter, or at the beginning', () => {
    const { source } = read('---\nphoto:\n  url: x\n---\n');
    expect(source.locate('/title')).toEqual({ file: 'content/a.md', start: 0, end: 3, pointer: '/title' });
    expect(source.locate('/photo/alt')).toMatchObject({ start: 13, end: 14 });
    expect(read('Le corps.').source.locate('/title')).toMatchObject({ start: 0, end: 0 });
    expect(read('---\ntitle: x').source.locate('/title')).toMatchObject({ start: 0, end: 3 });
  });

  it('reports the line intended to close front matter, or its opening fence', () => {
    const reported = (text: string) => {
      const found: unknown[] = [];
      const { body, data, hasFrontMatter } = readMarkdown({ path: 'a.md', text }, ({ code, place, suggestion }) =>
        found.push([code, place.start, place.end - place.start, suggestion]),
      );
      expect({ body, data, hasFrontMatter }).toEqual({ body: '', data: undefined, hasFrontMatter: true });
      return found;
    };
    expect(reported('---\ntitle: x\n--\nLe corps.')).toEqual([['front-matter/wrong-fence', 13, 2, '---']]);
    expect(reported('---\ntitle: x\nLe corps.')).toEqual([['front-matter/unclosed', 0, 3, undefined]]);
  });

  it('reads its body once, without its front matter', () => {
    const source = readMarkdown({ path: 'a.md', text: '---\ntitle: x\n---\n# Le corps' }, () => {});
    expect(source.analysis.headings).toMatchObject([{ text: 'Le corps', start: 0 }]);
    expect(source.analysis).toBe(source.analysis);
    expect(source.passages).toBe(source.passages);
    expect(source.words).toEqual({ words: 2, named: [] });
  });

  it('only reports one message about unreadable front matter', () => {
    for (const yaml of ['['.repeat(20_000), '*a', '&a [*a, *a]', '{', '\ta: b', '!!binary x: [', 'a: b: c', '- a\nb']) {
      expect(read(`---\n${yaml}\n---\nBody`).codes).toHaveLength(1);
    }
  });

  it('does not crash on any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void read(`---\n${text}\n---\n${text}`)));
  });
});
