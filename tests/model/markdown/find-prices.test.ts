import { describe, expect, it } from 'vitest';
import { pricesIn } from '../../../src/model/markdown/find-prices.ts';

describe('prices in a text', () => {
  it.each([
    ['de 5 à 20 € par mois', '5 à 20 €'],
    ['entre 10 et 12,50 euros', '10 et 12,50 euros'],
    ['3 € à 5 €', '3 € à 5 €'],
    ['1 080 à 1 260 €', '1 080 à 1 260 €'],
    ['5-8€', '5-8€'],
    ['19 dollars par an, ou 25 $.', '19 dollars', '25 $'],
    ["une douzaine d'euros", "une douzaine d'euros"],
    ['quelques dizaines d’euros', 'dizaines d’euros'],
    ['quelques euros', 'quelques euros'],
    ['0,30 EUR, puis 50 centimes', '0,30 EUR', '50 centimes'],
  ])('« %s » contains %s', (text, ...prices) => {
    expect([...pricesIn(text)].map(({ typed }) => typed)).toEqual(prices);
    for (const { start, end, typed } of pricesIn(text)) expect(text.slice(start, end)).toBe(typed);
  });

  it.each(['29 eurosport', 'le $TTL', '36 mois', 'un règlement européen', 'v0 €', 'en 2026'])(
    '« %s » contains none',
    (text) => {
      expect([...pricesIn(text)]).toEqual([]);
    },
  );
});
