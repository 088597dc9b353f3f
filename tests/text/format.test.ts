import { describe, expect, it } from 'vitest';
import { formatDate } from '../../src/text/format-date.ts';
import { formatFact } from '../../src/text/format-fact.ts';
import { phoneHref } from '../../src/text/phone.ts';
import { countWords, minutesToRead } from '../../src/text/reading-time.ts';

const F = '\u00A0';

describe('facts', () => {
  it.each([
    [{ format: 'money', value: 29 }, `29${F}€`],
    [{ format: 'money', value: 29.9 }, `29,90${F}€`],
    [{ format: 'money', value: 1000 }, `1\u202F000${F}€`],
    [{ format: 'percent', value: 99.9 }, `99,9${F}%`],
    [{ format: 'measure', value: 48, unit: 'h ouvrées' }, `48${F}h${F}ouvrées`],
    [{ format: 'measure', value: 2.5, unit: 's' }, `2,5${F}s`],
    [{ format: 'range', value: 3, to: 15, unit: '€' }, `3 à 15${F}€`],
    [{ format: 'number', value: 0.1 }, '0,1'],
    [{ format: 'text', value: 'tel quel' }, 'tel quel'],
  ] as const)('writes %j in French', (fact, text) => {
    expect(formatFact(fact)).toBe(text);
  });
});

describe('dates, telephone numbers and reading time', () => {
  it('writes a date in full', () => {
    expect(formatDate('2026-11-20')).toBe('20 novembre 2026');
  });

  it('leaves what is no date as it stands', () => {
    expect(formatDate('bientôt')).toBe('bientôt');
  });

  it('makes an international address of a French number', () => {
    expect(phoneHref('04 65 71 00 48')).toBe('tel:+33465710048');
  });

  it('leaves out of a number what is dialled instead of the code of the country', () => {
    expect(phoneHref('+33 (0)4 65 71 00 48')).toBe('tel:+33465710048');
    expect(phoneHref('(0)4 65 71 00 48')).toBe('tel:+33465710048');
  });

  it('counts at least one minute, and one for each 220 words', () => {
    expect(minutesToRead(countWords('court'))).toBe(1);
    expect(minutesToRead(countWords('mot '.repeat(1320)))).toBe(6);
  });
});
