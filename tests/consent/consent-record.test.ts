import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ConsentRecord, isCurrent, parseRecord, randomId } from '../../src/consent/consent-record.ts';

afterEach(() => vi.unstubAllGlobals());

const record = (date: string, v = 1): ConsentRecord => ({ v, id: 'a', date, choices: { publicite: true } });
const at = (now: string) => ({ version: 1, months: 6, now: Date.parse(now) });

describe('isCurrent', () => {
  it('keeps a choice for exactly six calendar months', () => {
    const made = record('2026-01-15T10:00:00.000Z');
    expect(isCurrent(made, at('2026-07-15T09:59:59.999Z'))).toBe(true);
    expect(isCurrent(made, at('2026-07-15T10:00:00.000Z'))).toBe(false);
  });

  it('keeps a choice until the last day of a shorter month', () => {
    const made = record('2026-08-31T00:00:00.000Z');
    expect(isCurrent(made, at('2027-02-27T23:00:00.000Z'))).toBe(true);
    expect(isCurrent(made, at('2027-02-28T00:00:00.000Z'))).toBe(false);
  });

  it('keeps a refusal as long as a consent', () => {
    const refused = { ...record('2026-01-15T10:00:00.000Z'), choices: { publicite: false } };
    expect(isCurrent(refused, at('2026-07-15T09:59:59.999Z'))).toBe(true);
    expect(isCurrent(refused, at('2026-07-15T10:00:00.000Z'))).toBe(false);
  });

  it('asks again if the purposes have another version', () => {
    expect(isCurrent(record('2026-01-15T10:00:00.000Z', 2), at('2026-01-16T00:00:00.000Z'))).toBe(false);
  });

  it('rejects a date written by a wrong clock, in the future or unreadable', () => {
    const now = at('2026-01-15T10:00:00.000Z');
    expect(isCurrent(record('2031-01-01T00:00:00.000Z'), now)).toBe(false);
    expect(isCurrent(record('demain'), now)).toBe(false);
    expect(isCurrent(record('2026-01-15T20:00:00.000Z'), now)).toBe(true);
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
