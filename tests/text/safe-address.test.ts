import { describe, expect, it } from 'vitest';
import { isSafeAddress } from '../../src/text/safe-address.ts';

describe('an address', () => {
  it.each([
    '',
    '/',
    '/a?b=c:d',
    '/a:b',
    '#a:b',
    '?a:b',
    'media/a.svg',
    'https://a.b',
    'HTTP://a.b',
    'mailto:a@b.fr',
    'tel:+33',
    'sms:+33',
  ])('%j is safe', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each([
    'javascript:x',
    'JAVASCRIPT:x',
    ' javascript:x',
    'java\tscript:x',
    'java\u0000script:x',
    '\u007Fdata:x',
    'data:,x',
    'x-y:z',
    ':x',
  ])('%j is unsafe', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});
