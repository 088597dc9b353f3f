import { describe, expect, it } from 'vitest';
import { isFictionalPhone, isReservedHost } from '../../src/text/fictional.ts';

describe('a reserved host', () => {
  it.each([
    'example.com',
    'www.example.org',
    'a.b.EXAMPLE.net',
    'agenda.example',
    'site.test',
    'x.invalid',
    'example.com.',
  ])('is %s', (host) => expect(isReservedHost(host)).toBe(true));

  it.each(['exemple.com', 'myexample.com', 'example.fr', 'example.com.fr', 'test.fr', 'contest', 'latest'])(
    'is not %s',
    (host) => expect(isReservedHost(host)).toBe(false),
  );
});

describe('a number reserved for fiction', () => {
  it.each([
    '04 65 71 00 48',
    '+33 4 65 71 00 48',
    '+33 (0)4 65 71 00 48',
    '0033465710048',
    '06.39.98.12.34',
    '0199001234',
  ])('is %s', (typed) => expect(isFictionalPhone(typed)).toBe(true));

  it.each(['04 65 72 00 48', '06 39 97 12 34', '465710048', '+49 465710048', '04 65 71 00 4', '', '3631'])(
    'is not %s',
    (typed) => expect(isFictionalPhone(typed)).toBe(false),
  );
});
