import { describe, expect, it } from 'vitest';
import { closedDaysInWords, openingHoursInWords } from '../../src/text/opening-hours.ts';

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');

describe('opening hours in words', () => {
  it('keep number and unit together', () => {
    expect(openingHoursInWords([{ days: week, opens: '09:00', closes: '18:30' }])).toBe(
      'du lundi au vendredi, de 9\u00A0h à 18\u00A0h\u00A030',
    );
  });

  it.each([
    [
      'a break at noon, in any order',
      [
        [week, '14:00', '18:00'],
        [week, '09:00', '12:00'],
      ],
      'du lundi au vendredi, de 9 h à 12 h et de 14 h à 18 h',
    ],
    [
      'days with hours of their own',
      [
        [week, '09:00', '18:00'],
        [['saturday'], '10:05', '12:00'],
      ],
      'du lundi au vendredi, de 9 h à 18 h ; le samedi, de 10 h 05 à 12 h',
    ],
    ['a night that ends on the next day', [[['friday'], '19:00', '01:00']], 'le vendredi, de 19 h à 1 h'],
    ['a telephone that is always answered', [[week, '00:00', '23:59']], 'du lundi au vendredi, jour et nuit'],
    ['an evening that ends at midnight', [[['friday'], '19:00', '00:00']], 'le vendredi, de 19 h à minuit'],
    ['two days in a row', [[['tuesday', 'monday'], '07:00', '19:00']], 'le lundi et le mardi, de 7 h à 19 h'],
    [
      'days apart',
      [[['monday', 'tuesday', 'wednesday', 'friday', 'sunday'], '07:00', '19:00']],
      'du lundi au mercredi, le vendredi et le dimanche, de 7 h à 19 h',
    ],
    [
      'the same hours in two entries',
      [
        [['monday'], '07:00', '19:00'],
        [['tuesday', 'wednesday'], '07:00', '19:00'],
      ],
      'du lundi au mercredi, de 7 h à 19 h',
    ],
  ])('are %s', (_, entries, reported) => {
    const hours = (entries as [string[], string, string][]).map(([days, opens, closes]) => ({ days, opens, closes }));
    expect(plain(openingHoursInWords(hours))).toBe(reported);
  });

  it('include the closed days', () => {
    expect(closedDaysInWords([{ days: week, opens: '09:00', closes: '18:00' }])).toBe('le samedi et le dimanche');
    expect(closedDaysInWords([{ days: [...week, 'saturday', 'sunday'], opens: '09:00', closes: '18:00' }])).toBe(
      'jamais',
    );
    expect(closedDaysInWords([])).toBe('sans jour fixe');
    expect(openingHoursInWords([])).toBe('sans horaires réguliers');
  });

  it.each([
    ['19:30', 'le lundi, le mardi et le dimanche soir'],
    ['15:30', 'le lundi, le mardi et le dimanche après-midi'],
  ])('include the day without the second service, which opens at %s on the others', (opens, inWords) => {
    const days = ['wednesday', 'thursday', 'friday', 'saturday'];
    const hours = [
      { days: [...days, 'sunday'], opens: '12:00', closes: '14:00' },
      { days, opens, closes: opens > '18' ? '01:00' : '19:00' },
    ];
    expect(closedDaysInWords(hours)).toBe(inWords);
  });
});
