import { describe, expect, it } from 'vitest';
import {
  daysInWords,
  formatRanges,
  isDayWithin,
  lastChange,
  parisDay,
  positionsWithout,
} from '../../src/text/dates.ts';

const august = { from: '2026-08-03', until: '2026-08-18' };
const eve = { from: '2026-12-24', until: '2026-12-24' };

it.each([
  ['2026-08-02T21:59:59Z', '2026-08-02'],
  ['2026-08-02T22:00:00Z', '2026-08-03'],
  ['2026-08-18T21:59:59Z', '2026-08-18'],
  ['2026-08-18T22:00:00Z', '2026-08-19'],
  // Summer time ends on the 25th, which has 25 hours.
  ['2026-10-23T22:00:00Z', '2026-10-24'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
  ['2026-12-24T22:59:59Z', '2026-12-24'],
  ['2026-12-24T23:00:00Z', '2026-12-25'],
])('the day in France at %s is %s', (time, day) => expect(parisDay(new Date(time))).toBe(day));

it('a day is among the first, the last and those between', () => {
  const among = ['2026-08-02', '2026-08-03', '2026-08-18', '2026-08-19'].map((day) => isDayWithin(day, august));
  expect(among).toEqual([false, true, true, false]);
  expect(isDayWithin('2026-08-19', { from: '2026-08-19' })).toBe(true);
  expect(isDayWithin('2026-08-19', { until: '2026-08-18' })).toBe(false);
  expect(isDayWithin('2026-08-19', {})).toBe(true);
});

describe('ranges in an attribute', () => {
  const ranges = formatRanges([august, eve]);

  it.each([
    ['', '0 1'],
    ['2026-08-02', '0 1'],
    ['2026-08-03', '1'],
    ['2026-08-18', '1'],
    ['2026-08-19', '0 1'],
    ['2026-12-24', '0'],
  ])('on « %s » those at « %s » are off', (day, off) => expect(positionsWithout(ranges, day)).toBe(off));

  it('change on their first day, and on the day after their last', () => {
    const days = ['2026-08-02', '2026-08-03', '2026-08-18', '2026-08-19', '2026-12-23', '2026-12-31'];
    expect(days.map((day) => lastChange([august, eve], day))).toEqual([
      '',
      '2026-08-03',
      '2026-08-03',
      '2026-08-19',
      '2026-08-19',
      '2026-12-25',
    ]);
    // The state does not change until the next such day.
    for (const day of days)
      expect(positionsWithout(ranges, lastChange([august, eve], day))).toBe(positionsWithout(ranges, day));
  });
});

it.each([
  ['2026-08-03', '2026-08-18', 'du 3 au 18 août'],
  ['2026-08-01', '2026-08-18', 'du 1er au 18 août'],
  ['2026-07-28', '2026-08-01', 'du 28 juillet au 1er août'],
  ['2026-12-28', '2027-01-03', 'du 28 décembre 2026 au 3 janvier 2027'],
  ['2026-08-15', '2026-08-15', 'le 15 août'],
])('%s to %s in words: %s', (from, until, words) => expect(daysInWords({ from, until })).toBe(words));
