import { describe, expect, it } from 'vitest';
import { linkedFieldsOf, linkedValue } from '../../../../src/editor/client/form/linked-fields.ts';
import { resolvedSchema } from './schemas.ts';

const plan = resolvedSchema('plan');
const pro = { id: 'pro-59', name: 'Pro', price: '59 €', monthlyPrice: 59, paymentLink: 'https://a.example/59' };

describe('linked values', () => {
  it('are a price as a number and as a text', () => {
    expect(linkedFieldsOf(pro, 'monthlyPrice', plan)).toEqual([
      { key: 'price', title: 'Prix affiché', before: '59 €', isMoney: false },
    ]);
    expect(linkedFieldsOf(pro, 'price', plan)).toEqual([
      { key: 'monthlyPrice', title: 'Prix mensuel', before: 59, isMoney: true },
    ]);
  });

  it('follow each other, each in its own format', () => {
    expect(linkedValue({ key: 'price', title: '', isMoney: false, before: '59 € TTC' }, 64.5)).toBe('64,50 € TTC');
    expect(linkedValue({ key: 'monthlyPrice', title: '', before: 59, isMoney: true }, '65 €')).toBe(65);
    expect(linkedValue({ key: 'price', title: '', isMoney: false, before: '1 200 €' }, 1300)).toBe('1 300 €');
  });

  it('do not follow a text without a number', () => {
    expect(linkedValue({ key: 'price', title: '', isMoney: false, before: '59 €' }, '')).toBeUndefined();
    expect(linkedValue({ key: 'monthlyPrice', title: '', before: 59, isMoney: true }, 'sur devis')).toBeUndefined();
  });

  it('do not exist if two numbers happen to be equal, or if a text has several', () => {
    expect(linkedFieldsOf({ width: 600, height: 600 }, 'width', undefined)).toEqual([]);
    expect(linkedFieldsOf({ ...pro, price: '59 € au lieu de 69 €' }, 'monthlyPrice', plan)).toEqual([]);
  });
});
