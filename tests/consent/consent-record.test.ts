import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ConsentRecord, isCurrent, parseRecord, randomId } from '../../src/consent/consent-record.ts';

afterEach(() => vi.unstubAllGlobals());

const record = (date: string): ConsentRecord => ({ v: 1, id: 'a', date, choices: { publicite: true } });

describe('isCurrent', () => {
  const made = record('2026-01-15T10:00:00.000Z');
  const refused = { ...made, choices: { publicite: false } };

  it.each([
    ['keeps a choice for six calendar months', made, '2026-07-15T09:59:59.999Z', true],
    ['keeps a choice for no longer than six calendar months', made, '2026-07-15T10:00:00.000Z', false],
    ['keeps a refusal as long as a consent', refused, '2026-07-15T09:59:59.999Z', true],
    ['keeps a refusal no longer than a consent', refused, '2026-07-15T10:00:00.000Z', false],
    ['keeps a choice in a shorter month', record('2026-08-31'), '2027-02-27T23:00:00.000Z', true],
    ['keeps a choice until the last day of a shorter month', record('2026-08-31'), '2027-02-28', false],
    ['asks again if the purposes have another version', { ...made, v: 2 }, '2026-01-16', false],
    ['rejects a date in the future, written by a wrong clock', record('2031-01-01'), '2026-01-15', false],
    ['rejects an unreadable date', record('demain'), '2026-01-15', false],
    ['accepts a clock that is some hours ahead', record('2026-01-15T20:00:00.000Z'), '2026-01-15T10:00:00.000Z', true],
  ])('%s', (_, choice, now, expected) => {
    expect(isCurrent(choice, { version: 1, months: 6, now: Date.parse(now) })).toBe(expected);
  });
});

describe('parseRecord', () => {
  it('parses a stored choice', () => {
    const made = record('2026-01-15T10:00:00.000Z');
    expect(parseRecord(JSON.stringify(made))).toEqual(made);
  });

  it.each([null, '', '{', 'null', '[]', '"oui"', '{"v":1}', '{"v":"1","id":"a","date":"","choices":{}}'])(
    'rejects %j',
    (text) => expect(parseRecord(text)).toBeUndefined(),
  );

  it('only keeps yes or no for known purposes', () => {
    const text =
      '{"v":1,"id":"a","date":"2026-01-01","choices":{"publicite":"true","agenda":false,"__proto__":true,"x":true}}';
    expect(parseRecord(text)?.choices).toEqual({ agenda: false });
  });
});

describe('randomId', () => {
  it('returns a different id each time', () => {
    expect(randomId()).not.toBe(randomId());
  });

  it('returns ids of the same length if the page is served without TLS', () => {
    const bytes = Array.from({ length: 16 }, (_, index) => index * 17);
    vi.stubGlobal('crypto', { getRandomValues: () => Uint8Array.from(bytes) });
    expect(randomId()).toBe('00112233445566778899aabbccddeeff');
  });
});
