import { expect, it } from 'vitest';
import { insertLine } from '../../../src/cli/new-block/insert-line.ts';

const text = 'head\n  b: B,\n  d: D,\ntail';
const kind = /^ {2}(\w): \w,$/;

it.each([
  ['  a: A,', 'head\n  a: A,\n  b: B,\n  d: D,\ntail'],
  ['  c: C,', 'head\n  b: B,\n  c: C,\n  d: D,\ntail'],
  ['  e: E,', 'head\n  b: B,\n  d: D,\n  e: E,\ntail'],
])('puts %o in its order among lines of its kind', (line, expected) => {
  expect(insertLine(text, line, kind)).toBe(expected);
});

it('refuses a line that is like no other', () => {
  expect(() => insertLine('head\ntail', '  a: A,', kind)).toThrow('No line is like');
  expect(() => insertLine(text, 'a', kind)).toThrow('No line is like');
});
