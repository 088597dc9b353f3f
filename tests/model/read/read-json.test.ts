import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/model/read/read-json.ts';

const path = 'site.manifest.json';
const read = (text: string) => readJson({ path, text }, () => {});

describe('places in a manifest', () => {
  const text = '{"a": {"b": ["un\\n été", 12, true]}, "c/d": "x", "c/d": "y\\u00e9z"}';
  const document = read(text);
  const at = (pointer: string, target?: 'key' | 'literal') => {
    const { start, end, ...rest } = document.locate(pointer, target);
    return [text.slice(start, end), rest];
  };
  const within = (pointer: string, from: number, length: number) => {
    const { start, end, ...rest } = document.locateWithin(pointer, { start: from, end: from + length });
    return [text.slice(start, end), rest];
  };

  it('are the whole of a text or number, and the opening bracket of a container', () => {
    expect(at('/a/b/0')).toEqual(['"un\\n été"', { file: path, pointer: '/a/b/0', quote: '"' }]);
    expect(at('/a/b/1')).toEqual(['12', { file: path, pointer: '/a/b/1' }]);
    expect(at('/a/b')).toEqual(['[', { file: path, pointer: '/a/b' }]);
    expect(at('')).toEqual(['{', { file: path, pointer: '' }]);
    expect(at('/c~1d')).toEqual(['"y\\u00e9z"', { file: path, pointer: '/c~1d', quote: '"' }]);
  });

  it('are those of keys, and of texts including quotation marks if those may change', () => {
    expect(at('/a/b', 'key')).toEqual(['"b"', { file: path, pointer: '/a/b', quote: '"' }]);
    expect(at('/a/b/0', 'key')[0]).toBe('"un\\n été"');
    expect(at('/a/b/0', 'literal')).toEqual(['"un\\n été"', { file: path, pointer: '/a/b/0' }]);
  });

  it('are those of the nearest container of a missing value', () => {
    expect(at('/a/x')).toEqual(['{', { file: path, pointer: '/a/x' }]);
    expect(at('/a/x', 'key')).toEqual(['{', { file: path, pointer: '/a/x' }]);
    expect(at('/a/b/0/x')).toEqual(['"un\\n été"', { file: path, pointer: '/a/b/0/x' }]);
    expect(at('/a/b/9')).toEqual(['[', { file: path, pointer: '/a/b/9' }]);
  });

  it('are those of a range of a text, with escapes counted as single characters', () => {
    expect(within('/a/b/0', 4, 3)).toEqual(['été', { file: path, pointer: '/a/b/0', within: '"' }]);
    expect(within('/c~1d', 1, 1)[0]).toBe('\\u00e9');
    expect(within('/c~1d', 2, 40)[0]).toBe('z');
    expect(within('/a/b/1', 0, 1)).toEqual(['12', { file: path, pointer: '/a/b/1' }]);
    expect(within('/a/b', 0, 1)).toEqual(['[', { file: path, pointer: '/a/b' }]);
    expect(within('/a/b/0/x', 0, 2)).toEqual(['"un\\n été"', { file: path, pointer: '/a/b/0/x' }]);
  });

  it('are the beginning of an unreadable text', () => {
    const broken = read('{"a": ?}');
    expect(broken.data).toBeUndefined();
    expect(broken.locate('/a')).toEqual({ file: path, start: 0, end: 0, pointer: '/a' });
    expect(broken.locateWithin('/a', { start: 1, end: 3 })).toEqual({ file: path, start: 0, end: 0, pointer: '/a' });
  });
});
