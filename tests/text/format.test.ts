import { describe, expect, it } from 'vitest';
import { formatDate, formatMonths } from '../../src/text/dates.ts';
import { formatFact } from '../../src/text/format-fact.ts';
import { internationalNumber, phoneHref } from '../../src/text/phone.ts';
import { countWords, minutesToRead } from '../../src/text/reading-time.ts';

const F = '\u00A0';
const UNREAD = { about: ['Wix'] };
const OTHER = { ...UNREAD, checked: '2026-11' };

it.each([
  [{ format: 'money', value: 29 }, `29${F}€`],
  [{ format: 'money', value: 29.9 }, `29,90${F}€`],
  [{ format: 'money', value: 1000 }, `1\u202F000${F}€`],
  [{ format: 'percent', value: 99.9 }, `99,9${F}%`],
  [{ format: 'measure', value: 48, unit: 'h ouvrées' }, `48${F}h${F}ouvrées`],
  [{ format: 'measure', value: 2.5, unit: 's' }, `2,5${F}s`],
  [{ format: 'range', value: 3, to: 15, unit: '€' }, `3 à 15${F}€`],
  [{ format: 'range', value: 3 }, '3 à 3'],
  [{ format: 'range', value: 3, to: 4, unit: 'jours' }, `3 à 4${F}jours`],
  [{ format: 'number', value: 0.1 }, '0,1'],
  [{ format: 'number', value: 1.239 }, '1,239'],
  [{ format: 'measure', value: 1.375, unit: 'km' }, `1,375${F}km`],
  [{ format: 'measure', value: 3 }, '3'],
  [{ format: 'percent', value: 0.125 }, `0,125${F}%`],
  [{ format: 'text' }, ''],
  [{ format: 'money', value: null, label: 'Menu' }, '[Menu à compléter]'],
  [{ format: 'money', value: 0, label: 'Menu' }, `0${F}€`],
  [{ format: 'text', value: 'tel quel' }, 'tel quel'],
  [{ ...OTHER, format: 'money', value: 19, currency: 'USD' }, `19${F}$`],
  [{ ...OTHER, format: 'money', value: 4.79, currency: 'EUR', vat: 'included' }, `4,79${F}€${F}TTC`],
  [{ ...OTHER, format: 'range', value: 5, to: 7.5, currency: 'EUR', vat: 'excluded' }, `5 à 7,50${F}€${F}HT`],
  [{ ...OTHER, format: 'money', value: 12, currency: 'EUR', unit: 'par mois' }, `12${F}€ par mois`],
  [{ ...OTHER, format: 'percent', value: 2 }, `2${F}%`],
  [{ ...UNREAD, format: 'money', value: 12, currency: 'EUR' }, `12${F}€ (ordre de prix)`],
  [{ ...UNREAD, format: 'money', value: 302.4, currency: 'EUR' }, `302${F}€ (ordre de prix)`],
  [{ ...UNREAD, format: 'money', value: 5.07, currency: 'EUR' }, `5,07${F}€ (ordre de prix)`],
  [{ ...UNREAD, format: 'percent', value: 2 }, `2${F}% (ordre de prix)`],
] as const)('the formatter of facts formats %j in French', (fact, text) => {
  expect(formatFact(fact)).toBe(text);
});

describe('the formatter of dates, telephone numbers and reading time', () => {
  it('formats months, each year once', () => {
    expect(formatMonths(['2026-11'])).toBe('novembre 2026');
    expect(formatMonths(['2026-11', '2026-08', '2026-11'])).toBe('août et novembre 2026');
    expect(formatMonths(['2026-11', '2026-08', '2025-03', '2025-01'])).toBe(
      'janvier et mars 2025, août et novembre 2026',
    );
  });

  it('formats a date in words, and keeps text that is not a date', () => {
    expect(formatDate('2026-11-20')).toBe('20 novembre 2026');
    expect(formatDate('2026-11-01')).toBe('1er novembre 2026');
    expect(formatDate('2026-11-11')).toBe('11 novembre 2026');
    for (const text of ['bientôt', '2026-13-45', '']) expect(formatDate(text)).toBe(text);
  });

  it.each([
    ['0262 20 20 20', '+262262202020'],
    ['0692 12 34 56', '+262692123456'],
    ['0693 12 34 56', '+262693123456'],
    ['0269 61 00 00', '+262269610000'],
    ['0639 69 00 00', '+262639690000'],
    ['05 90 12 34 56', '+590590123456'],
    ['0690.12.34.56', '+590690123456'],
    ['0691 12 34 56', '+590691123456'],
    ['0594 30 00 00', '+594594300000'],
    ['0694 30 00 00', '+594694300000'],
    ['0596 12 34 56', '+596596123456'],
    ['0696 12 34 56', '+596696123456'],
    ['0697 12 34 56', '+596697123456'],
    ['+33 2 62 20 20 20', '+262262202020'],
    ['+262 (0)262 20 20 20', '+262262202020'],
    ['00 262 262 20 20 20', '+262262202020'],
    ['06 39 98 00 00', '+33639980000'],
    ['02 61 91 00 00', '+33261910000'],
    ['04 65 71 00 48', '+33465710048'],
    ['0033 (0)4 65 71 00 48', '+33465710048'],
    ['+33 (0)4 65 71 00 48', '+33465710048'],
    ['(0)4 65 71 00 48', '+33465710048'],
    ['+32 2 555 12 12', '+3225551212'],
    ['3949', '3949'],
  ])('calls %s with the code of its part of France: %s', (typed, number) => {
    expect(phoneHref(typed)).toBe(`tel:${number}`);
  });

  it.each([
    ['0470 12 34 56', 'BE', '+32470123456'],
    ['021 555 12 12', 'CH', '+41215551212'],
    ['514 555-1234', 'CA', '+15145551234'],
    ['1 514 555-1234', 'CA', '+15145551234'],
    ['001 514 555-1234', 'CA', '+15145551234'],
    ['0262 20 20 20', 'RE', '+262262202020'],
    ['+33 4 65 71 00 48', 'BE', '+33465710048'],
    ['77 123 45 67', 'SN', '771234567'],
  ])('calls %s in the country %s: %s', (typed, country, number) => {
    expect(internationalNumber(typed, country)).toBe(number);
  });

  it.each([
    ['un deux trois', 3],
    ['', 0],
    ['… — !', 0],
    ['l’atelier d’Ana, 3.5 kg', 4],
    ['l’ n’', 2],
  ])('counts in %j %i words', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('returns at least one minute, and one for each 220 words', () => {
    expect(minutesToRead(countWords('court'))).toBe(1);
    expect(minutesToRead(countWords('mot '.repeat(1320)))).toBe(6);
  });
});
