import { expect, it } from 'vitest';
import { sizeOf } from '../../../src/model/pictures/size.ts';

it('the size of a picture is undefined if a side is zero, negative or unknown', () => {
  expect(sizeOf(3, 2)).toEqual({ size: { width: 3, height: 2 } });
  for (const side of [0, -1, Number.NaN]) expect([sizeOf(side, 2), sizeOf(3, side)]).toEqual([{}, {}]);
});
