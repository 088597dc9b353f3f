import { describe, expect, it } from 'vitest';
import { createLineIndex } from '../../src/diagnostics/position.ts';
import { fc } from '../fast-check.ts';

describe('createLineIndex', () => {
  it('counts lines and columns from one, with every kind of line end', () => {
    const index = createLineIndex('ab\ncd\r\nef\rgh');
    const places = [0, 1, 3, 7, 10].map((offset) => index.positionAt(offset));
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:1', '1:2', '2:1', '3:1', '4:1']);
    expect([1, 2, 3, 4, 5].map((line) => index.lineText(line))).toEqual(['ab', 'cd', 'ef', 'gh', '']);
    expect([1, 3].map((line) => createLineIndex('a\n\n\nb\n').lineText(line))).toEqual(['a', '']);
    expect(createLineIndex('a\r\n').lineText(1)).toBe('a');
  });

  it('stays within the text', () => {
    expect(createLineIndex('').positionAt(99)).toEqual({ line: 1, column: 1 });
    expect(createLineIndex('a\n').positionAt(99)).toEqual({ line: 2, column: 1 });
  });

  it('converts back to the offset', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', '\n', ' ')), fc.nat(50), (signs, at) => {
        const text = signs.join('');
        const offset = Math.min(at, text.length);
        const { line, column } = createLineIndex(text).positionAt(offset);
        const before = text.split('\n').slice(0, line - 1);
        expect(before.join('\n').length + (line > 1 ? 1 : 0) + column - 1).toBe(offset);
      }),
    );
  });
});
