import { describe, expect, it } from 'vitest';
import { dayAfterWorkingDays, isHoliday, nextOpening, openingState } from '../../src/text/next-opening.ts';
import { WEEK } from '../../src/text/opening-hours.ts';

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const timeZone = 'Europe/Paris';
const office = { timeZone, hours: [{ days: week, opens: '09:00', closes: '18:00' }] };
const shop = {
  timeZone,
  hours: [
    { days: ['tuesday', 'saturday'], opens: '14:00', closes: '19:30' },
    { days: ['tuesday', 'saturday'], opens: '08:30', closes: '12:00' },
  ],
};
const at = (text: string) => new Date(text);

describe('the next opening', () => {
  it.each([
    ['in the evening', '2026-11-26T19:05:00+01:00', 'demain dès 9\u00A0h'],
    ['before it opens', '2026-11-26T07:00:00+01:00', 'aujourd’hui dès 9\u00A0h'],
    ['on a Friday evening', '2026-11-27T18:00:00+01:00', 'lundi dès 9\u00A0h'],
    ['on a Saturday', '2026-11-28T11:00:00+01:00', 'lundi dès 9\u00A0h'],
    ['on a Sunday in summer', '2026-07-19T23:30:00+02:00', 'demain dès 9\u00A0h'],
    ['while it is open', '2026-11-26T09:00:00+01:00', undefined],
    ['if the visitor’s clock is in another time zone', '2026-11-26T18:30:00Z', 'demain dès 9\u00A0h'],
    ['on a holiday', '2026-05-14T20:00:00+02:00', undefined],
    ['on the eve of a holiday', '2026-05-13T20:00:00+02:00', undefined],
  ])('is returned in words, %s', (_, now, expected) => {
    expect(nextOpening(office, at(now))).toBe(expected);
  });

  it('supports a lunch break, and days in any order', () => {
    expect(nextOpening(shop, at('2026-11-24T12:30:00+01:00'))).toBe('aujourd’hui dès 14\u00A0h');
    expect(nextOpening(shop, at('2026-11-24T20:00:00+01:00'))).toBe('samedi dès 8\u00A0h\u00A030');
    expect(nextOpening({ timeZone, hours: [] }, at('2026-11-24T20:00:00+01:00'))).toBeUndefined();
  });
});

describe('the state of the business', () => {
  const evening = { timeZone, hours: [{ days: ['friday', 'saturday'], opens: '19:30', closes: '01:00' }] };
  const bar = { timeZone, hours: [{ days: WEEK, opens: '18:00', closes: '02:00' }] };
  const hotel = { timeZone, hours: [{ days: WEEK, opens: '00:00', closes: '23:59' }] };
  const state = (plan: Parameters<typeof openingState>[0], now: string) =>
    openingState(plan, at(now), 'Ouvert, ferme à %s', 'Fermé, ouvre %s');

  it.each([
    ['while it is open', shop, '2026-11-24T15:00+01:00', 'Ouvert, ferme à 19\u00A0h\u00A030'],
    ['at noon', shop, '2026-11-24T12:00+01:00', 'Fermé, ouvre aujourd’hui dès 14\u00A0h'],
    ['in the evening', evening, '2026-11-27T20:00+01:00', 'Ouvert, ferme à 1\u00A0h'],
    ['after midnight', evening, '2026-11-28T00:30+01:00', 'Ouvert, ferme à 1\u00A0h'],
    ['at the end of the night', evening, '2026-11-28T01:00+01:00', 'Fermé, ouvre aujourd’hui dès 19\u00A0h\u00A030'],
    ['after midnight, if it opened on a holiday', bar, '2026-11-12T01:00+01:00', undefined],
    ['after midnight on a holiday', bar, '2026-11-11T01:00+01:00', 'Ouvert, ferme à 2\u00A0h'],
    ['on a holiday, when it may be closed', office, '2026-05-14T10:00+02:00', undefined],
    ['without hours', { timeZone, hours: [] }, '2026-11-24T15:00+01:00', undefined],
  ])('is told in words, %s', (_, plan, now, expected) => {
    expect(state(plan, now)).toBe(expected);
  });

  it('is not told while it is open day and night', () => {
    expect(state(hotel, '2026-11-24T15:00+01:00')).toBeUndefined();
    expect(state(hotel, '2026-11-24T23:59:30+01:00')).toBeUndefined();
    expect(nextOpening(hotel, at('2026-11-24T23:59:30+01:00'))).toBeUndefined();
  });

  it('is closed during a closure', () => {
    const closed = { ...office, closures: [{ from: '2026-11-24', until: '2026-11-25' }] };
    expect(state(closed, '2026-11-24T10:00+01:00')).toBe('Fermé, ouvre jeudi dès 9\u00A0h');
  });

  it('has no next opening after midnight while it is still open', () => {
    expect(nextOpening(evening, at('2026-11-28T00:30+01:00'))).toBeUndefined();
  });
});

it.each([
  ['Indian/Reunion', '2026-11-26T16:30:00Z', 'demain dès 9\u00A0h', 'Fermé', 'lundi'],
  ['Pacific/Noumea', '2026-11-26T16:30:00Z', 'aujourd’hui dès 9\u00A0h', 'Fermé', 'lundi'],
  ['America/Martinique', '2026-11-26T18:30:00Z', undefined, 'Ouvert', 'vendredi'],
  [undefined, '2026-11-26T18:30:00Z', undefined, undefined, undefined],
])('the time zone is that of the business, and must be known: %s', (zone, now, opening, state, day) => {
  const plan = { ...office, timeZone: zone };
  expect(nextOpening(plan, at(now))).toBe(opening);
  expect(openingState(plan, at(now), 'Ouvert', 'Fermé')).toBe(state);
  expect(dayAfterWorkingDays(plan, 1, at(now))).toBe(day);
});

describe('a closure', () => {
  const summer = { ...office, closures: [{ from: '2026-08-03', until: '2026-08-21' }] };
  const august = { ...office, closures: [{ from: '2026-08-10', until: '2026-08-31' }] };
  const bridge = { ...office, closures: [{ from: '2026-11-10', until: '2026-11-11' }] };

  it.each([
    ['during three weeks, with the date of the next opening', summer, '2026-08-03T10:00+02:00', 'lundi 24 août'],
    ['within a week, with the weekday', summer, '2026-08-20T10:00+02:00', 'lundi'],
    ['on its eve', summer, '2026-07-31T19:00+02:00', 'lundi 24 août'],
    ['on its last day', summer, '2026-08-21T10:00+02:00', 'lundi'],
    ['on the day after it', summer, '2026-08-24T08:00+02:00', 'aujourd’hui'],
    ['until the end of a month', august, '2026-08-10T10:00+02:00', 'mardi 1er septembre'],
    ['on a holiday within it', bridge, '2026-11-11T10:00+01:00', 'demain'],
  ])('is respected by the next opening, %s', (_, plan, now, expected) => {
    expect(nextOpening(plan, at(now))).toBe(`${expected} dès 9\u00A0h`);
  });

  it('has no working days', () => {
    expect(dayAfterWorkingDays(summer, 2, at('2026-07-30T10:00:00+02:00'))).toBe('lundi 24 août');
    expect(dayAfterWorkingDays(bridge, 1, at('2026-11-09T10:00:00+01:00'))).toBe('jeudi');
  });
});

it.each([
  [1, '2026-11-26T10:00:00+01:00', 'vendredi'],
  [1, '2026-11-26T20:00:00+01:00', 'lundi'],
  [1, '2026-11-27T10:00:00+01:00', 'lundi'],
  [2, '2026-11-26T10:00:00+01:00', 'lundi'],
  [1, '2026-05-13T10:00:00+02:00', undefined],
  [1, '2026-12-24T10:00:00+01:00', undefined],
])('the day after a number of working days %i, from %s', (days, now, expected) => {
  expect(dayAfterWorkingDays(office, days, at(now))).toBe(expected);
});

it('takes French holidays into account, including those relative to Easter', () => {
  const holidays = (year: number) =>
    Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)).filter(
      (date) => date.startsWith(`${year}`) && isHoliday(date),
    );
  expect(holidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
  expect(holidays(2027)).toContain('2027-03-29');
});
