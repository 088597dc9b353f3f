import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readMarkdown } from '../../../src/site/read/read-markdown.ts';
import { readPlainYaml } from '../../../src/site/read/read-plain-yaml.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const value = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => JSON.stringify(text)),
  fc.constantFrom('2026-11-20', 'true', 'false', 'null', '12', '1e3', '~', '', "'x'", 'a: b', '0x1f', '2026-1-1'),
  word,
  fc.array(word, { maxLength: 4 }).map((words) => `[${words.join(', ')}]`),
);

describe('readPlainYaml', () => {
  it('reads what it reads as the full parser does', () => {
    const lines = fc.array(fc.tuple(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_-]{0,6}$/), value), { maxLength: 6 });
    fc.assert(
      fc.property(lines, (pairs) => {
        const yaml = pairs.map(([key, text]) => `${key}: ${text}\n`).join('');
        const plain = readPlainYaml(yaml);
        if (plain !== undefined) expect(plain).toEqual(parse(yaml, { schema: 'core' }) ?? {});
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readMarkdown', () => {
  const read = (text: string) => {
    const codes: string[] = [];
    return { codes, source: readMarkdown({ path: 'content/a.md', text }, ({ code }) => codes.push(code)) };
  };

  it('parts front matter from the body, with Windows line ends too', () => {
    for (const end of ['\n', '\r\n']) {
      const { source, codes } = read(['---', 'title: "Un titre"', '---', 'Le corps.', ''].join(end));
      expect(codes).toEqual([]);
      expect(source.data).toEqual({ title: 'Un titre' });
      expect(source.body).toBe(`Le corps.${end}`);
      expect(source.file.text.slice(source.bodyOffset)).toBe(source.body);
    }
  });

  it('knows the place of keys, values and entries of lists', () => {
    const { source } = read('---\ntitle: "Été"\ndrawing: [bread, plate, clock]\n---\n');
    const at = (pointer: string, target?: 'key') => {
      const { offset, length } = source.locate(pointer, target);
      return source.file.text.slice(offset, offset + length);
    };
    expect(at('/drawing/1')).toBe('plate');
    expect(at('/title', 'key')).toBe('title');
    expect(at('/title')).toBe('"Été"');
  });

  it('knows the place of a stretch of a value, and names the whole value where it is written otherwise', () => {
    const { source } = read(
      '---\ntitle: "Un été à Dax"\nplain: sans guillemets\nescaped: "l\\u0027été"\nlist: [a, b]\n---\n',
    );
    const at = (pointer: string, start: number, length: number) => {
      const place = source.locateWithin(pointer, start, length);
      expect(place).toMatchObject({ file: 'content/a.md', pointer });
      return source.file.text.slice(place.offset, place.offset + place.length);
    };
    expect(at('/title', 3, 3)).toBe('été');
    expect(at('/title', 0, 2)).toBe('Un');
    expect(at('/plain', 5, 10)).toBe('guillemets');
    expect(at('/escaped', 2, 3)).toBe('"l\\u0027été"');
    expect(at('/list', 1, 1)).toBe('[a, b]');
    expect(at('/list/1', 0, 1)).toBe('b');
  });

  it('says nothing but one message of front matter that nobody could read', () => {
    for (const yaml of ['['.repeat(20_000), '*a', '&a [*a, *a]', '{', '\ta: b', '!!binary x: [', 'a: b: c', '- a\nb']) {
      expect(read(`---\n${yaml}\n---\nBody`).codes).toHaveLength(1);
    }
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => void read(`---\n${text}\n---\n${text}`)),
      { numRuns: 500 },
    );
  });
});
