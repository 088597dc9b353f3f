import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cover } from '../../../src/site/markdown/cover.ts';

const span = fc.record({ offset: fc.nat(40), length: fc.nat(12) });

describe('what stretches cover', () => {
  it('counts the first unit of a stretch and not the one that follows it', () => {
    const cover = new Cover([{ offset: 4, length: 2 }]);
    expect([3, 4, 5, 6].map((at) => cover.holds(at))).toEqual([false, true, true, false]);
    expect(new Cover([{ offset: 4, length: 0 }]).holds(4)).toBe(false);
    expect(new Cover([]).holds(0)).toBe(false);
  });

  it('is told in any order of stretches, one within another or not', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const cover = new Cover(spans);
        for (let at = 0; at < 60; at += 1) {
          const isCovered = spans.some(({ offset, length }) => at >= offset && at < offset + length);
          expect([at, cover.holds(at)]).toEqual([at, isCovered]);
        }
      }),
    );
  });
});
