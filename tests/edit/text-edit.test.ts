import { describe, expect, it } from 'vitest';
import { applyEdits, invert, rebase, type TextEdit } from '../../src/edit/text-edit.ts';
import { fc } from '../fast-check.ts';

const text = 'abcdefghij';

/** Edits of `text` that do not overlap. */
const edits = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.string({ maxLength: 4 })), { maxLength: 4 }).map((made) => {
  let at = 0;
  const out: TextEdit[] = [];
  for (const [gap, length, put] of made) {
    const offset = at + gap + (out.length > 0 ? 1 : 0);
    if (offset + length > text.length) break;
    out.push({ start: offset, end: offset + length, text: put });
    at = offset + length;
  }
  return out;
});

describe('edits of a text', () => {
  it('are undone by their inverse', () => {
    fc.assert(
      fc.property(edits, (made) => {
        expect(applyEdits(applyEdits(text, made), invert(text, made))).toBe(text);
      }),
    );
  });

  it('give the same text with edits of other places, in either order', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const [mine, others] = [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)];
        const moved = rebase(mine, others);
        expect(moved && applyEdits(applyEdits(text, others), moved)).toBe(applyEdits(text, all));
      }),
    );
  });

  it('cannot be rebased on edits of the same characters', () => {
    const over = [{ start: 2, end: 6, text: 'x' }];
    expect(rebase([{ start: 4, end: 8, text: 'y' }], over)).toBeUndefined();
    expect(rebase([{ start: 0, end: 9, text: 'y' }], over)).toBeUndefined();
    expect(rebase([{ start: 3, end: 3, text: 'y' }], over)).toBeUndefined();
    expect(rebase([{ start: 6, end: 6, text: 'y' }], over)).toEqual([{ start: 3, end: 3, text: 'y' }]);
    expect(rebase([{ start: 2, end: 2, text: 'y' }], over)).toEqual([{ start: 2, end: 2, text: 'y' }]);
  });

  it('are rejected if they overlap or are out of range', () => {
    const at = (offset: number, length: number) => ({ start: offset, end: offset + length, text: '' });
    expect(() => applyEdits(text, [at(2, 3), at(4, 1)])).toThrow(RangeError);
    expect(() => applyEdits(text, [at(9, 2)])).toThrow(RangeError);
  });
});
