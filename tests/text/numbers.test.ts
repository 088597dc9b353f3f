import { expect, it } from 'vitest';
import { numberLike } from '../../src/text/numbers.ts';

it.each([
  [29.9, '29 €', '29,90'],
  [29.9, '29,50 € par mois', '29,90'],
  [30, '29,50 € par mois', '30,00'],
  [30, '29 €', '30'],
  [1250, '1 200 €', '1 250'],
  [1250, '1\u202f200\u00a0€', '1\u202f250'],
  [1250, '1200 €', '1250'],
  [1250, '900\u00a0€', '1\u00a0250'],
  [1234567.5, '900 €', '1 234 567,50'],
  [900, '1 200 €', '900'],
  [2.125, '2,5 km', '2,125'],
])('writes %s in the place of the number in « %s » as %s', (value, typed, written) => {
  expect(numberLike(value, typed)).toBe(written);
});
