import { describe, expect, it } from 'vitest';
import { edit, MANIFEST, reported } from '../findings.ts';

type Entry = [days: string, opens: string, closes: string];

/** Returns the findings about a site with these opening hours. */
function found(...entries: Entry[]) {
  const hours = entries.map(([days, opens, closes]) => ({ days: days.split(' '), opens, closes }));
  const find = '[{ "days": ["monday", "tuesday"], "opens": "07:00", "closes": "19:00" }]';
  return reported(edit(MANIFEST, find, JSON.stringify(hours)), 'code', 'severity', 'pointer');
}

const reversed = [['hours/reversed', 'warning', '/business/hours/0/closes']];

describe('opening hours', () => {
  it.each<[string, ...Entry[]]>([
    ['a restaurant that closes at one in the morning', ['friday saturday', '19:00', '01:00']],
    ['a restaurant that closes at midnight', ['friday', '19:00', '00:00']],
    ['a club that closes in the morning', ['saturday', '23:00', '07:00']],
    ['a bar that is open for sixteen hours', ['monday tuesday', '10:00', '02:00']],
    ['a café that is open until one in the morning', ['monday tuesday', '07:00', '01:00']],
    ['a café that closes at midnight', ['monday tuesday', '06:30', '00:00']],
    ['a sports club that is open for seventeen hours of one day', ['monday', '06:00', '23:00']],
    ['a hotel that is open day and night', ['monday tuesday wednesday', '00:00', '23:59']],
    ['hours that begin when others end', ['monday', '09:00', '12:00'], ['monday', '12:00', '14:00']],
    ['a night that ends when a day begins', ['sunday', '20:00', '01:00'], ['monday', '01:00', '05:00']],
    ['a night long before another one', ['monday', '20:00', '01:00'], ['wednesday', '00:30', '05:00']],
  ])('accept %s', (_, ...entries) => {
    expect(found(...entries)).toEqual([]);
  });

  it('must not have a closure whose last day is before its first', () => {
    const closures = [
      { from: '2027-08-02', until: '2027-08-02' },
      { from: '2027-08-22', until: '2027-08-02' },
    ];
    const mistake = edit(MANIFEST, '"hours":', `"closures": ${JSON.stringify(closures)}, "hours":`);
    expect(reported(mistake, 'code', 'pointer')).toEqual([['hours/order', '/business/closures/1/until']]);
  });

  it.each([
    ['18:00', '09:00'],
    ['19:30', '08:00'],
    ['10:00', '03:01'],
    ['04:30', '01:00'],
  ])('are doubtful from %s to %s', (opens, closes) => {
    expect(found(['monday tuesday', opens, closes])).toEqual(reversed);
  });

  it('that were probably swapped are not also reported to overlap', () => {
    expect(found(['monday tuesday', '18:00', '09:00'], ['tuesday', '08:00', '12:00'])).toEqual(reversed);
  });

  const week = 'monday tuesday wednesday thursday friday';

  it.each<[string, Entry, Entry, string]>([
    ['on one day', ['monday', '09:00', '12:00'], ['sunday monday', '11:59', '14:00'], '1'],
    ['once, on however many days', [week, '09:00', '12:00'], [week, '11:00', '14:00'], '1'],
    ['in any order', ['monday', '11:00', '14:00'], ['monday', '09:00', '12:00'], '0'],
    ['that are typed twice', ['monday', '09:00', '12:00'], ['monday', '09:00', '12:00'], '1'],
    ['one within the other', ['monday', '09:00', '18:00'], ['monday', '10:00', '11:00'], '1'],
    ['from one day into the next', ['friday', '20:00', '03:00'], ['saturday', '02:00', '12:00'], '1'],
    ['until one in the morning of a long day', ['monday', '07:00', '01:00'], ['tuesday', '00:30', '12:00'], '1'],
    ['from Sunday into Monday', ['monday', '00:30', '12:00'], ['sunday', '20:00', '01:00'], '0'],
  ])('overlap %s', (_, first, second, later) => {
    expect(found(first, second)).toEqual([['hours/overlap', 'warning', `/business/hours/${later}/opens`]]);
  });
});
