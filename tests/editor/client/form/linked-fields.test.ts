import { expect, it } from 'vitest';
import { linkedFieldsOf, linkedValue } from '../../../../src/editor/client/form/linked-fields.ts';
import { resolvedSchema } from './schemas.ts';

const plan = resolvedSchema('plan');
const pro = { id: 'pro-59', name: 'Pro', price: '59 €', monthlyPrice: 59, paymentLink: 'https://a.example/59' };

const price = { key: 'price', title: 'Prix affiché', before: '59 €', isMoney: false };
const monthlyPrice = { key: 'monthlyPrice', title: 'Prix mensuel', before: 59, isMoney: true };

it('links a price as a number with the same price as a text, if they are certainly the same', () => {
  expect(linkedFieldsOf(pro, 'monthlyPrice', plan)).toEqual([price]);
  expect(linkedFieldsOf(pro, 'price', plan)).toEqual([monthlyPrice]);
  expect(linkedFieldsOf({ width: 600, height: 600 }, 'width', undefined)).toEqual([]);
  expect(linkedFieldsOf({ ...pro, price: '59 € au lieu de 69 €' }, 'monthlyPrice', plan)).toEqual([]);
});

it('a linked value follows in its own format, unless the other has no number', () => {
  expect(linkedValue({ ...price, before: '59 € TTC' }, 64.5)).toBe('64,50 € TTC');
  expect(linkedValue(monthlyPrice, '65 €')).toBe(65);
  expect(linkedValue({ ...price, before: '1 200 €' }, 1300)).toBe('1 300 €');
  expect([linkedValue(price, ''), linkedValue(monthlyPrice, 'sur devis')]).toEqual([undefined, undefined]);
});
