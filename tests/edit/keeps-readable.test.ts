import { describe, expect, it } from 'vitest';
import { keepsReadable } from '../../src/edit/keeps-readable.ts';

const manifest = (before: string, after: string) => keepsReadable('site.manifest.json', before, after);
const text = (before: string, after: string) => keepsReadable('content/a.md', before, after);

describe('a text that can be parsed', () => {
  it('is replaced by another one, whatever it says', () => {
    expect(manifest('{ "a": 1 }', '{ "b": 2 }')).toBe(true);
    expect(text('---\ntitle: a\n---\nA', 'B')).toBe(true);
    expect(text('', '---\ntitle: a\n---\n')).toBe(true);
  });

  it('is not replaced by one that cannot be parsed', () => {
    expect(manifest('{ "a": 1 }', '{ "a": 1')).toBe(false);
    expect(manifest('{ "a": 1 }', '{ "a": 1,5 }')).toBe(false);
    expect(manifest('{ "a": 1 }', '{ "a": 1, }')).toBe(false);
    expect(text('A', '---\nA')).toBe(false);
    expect(text('---\ntitle: a\n---\n', '---\ntitle: a: b\n---\n')).toBe(false);
  });

  it('may be any text if its file has no syntax', () => {
    expect(keepsReadable('content/lexique.txt', 'a', '{')).toBe(true);
  });
});

describe('a text that cannot be parsed', () => {
  it('is replaced by one with fewer mistakes', () => {
    expect(manifest('{ "a": 1,, "b": 2,5 }', '{ "a": 1, "b": 2,5 }')).toBe(true);
    expect(manifest('{ "a": 1,5 }', '{ "a": 1.5 }')).toBe(true);
  });

  it('is not replaced by one with as many, wherever it differs', () => {
    expect(manifest('{ "a": 1, "b": 2,5 }', '{ "aaa": 1, "b": 2,5 }')).toBe(false);
    expect(manifest('{ "b": 2,5, "a": 1 }', '{ "b": 2,5, "aaa": 1 }')).toBe(false);
    expect(text('---\ntitle: a: b\n---\nA', '---\ntitle: a: b\n---\nB')).toBe(false);
  });

  it('is replaced by one whose first mistake is cured, although that reveals the next one', () => {
    expect(text('---\na: "b\nc: d: e\n---\n', '---\na: "b"\nc: d: e\n---\n')).toBe(true);
    expect(text('---\na: b: c\nd: e: f\n---\n', '---\na: "b: c"\nd: e: f\n---\n')).toBe(true);
    expect(text('---\na: b: c\nd: e: f\n---\n', '---\na: b: c\nd: "e: f"\n---\n')).toBe(false);
  });
});
