import { expect, it } from 'vitest';
import { parseAddress } from '../../src/text/parse-address.ts';

it('parses characters outside of ASCII, however many addresses it has parsed before', () => {
  const hosts = new Set(Array.from({ length: 20_000 }, () => parseAddress('https://école.example/été bleu')?.host));
  expect([...hosts]).toEqual(['xn--cole-9oa.example']);
});

it('parses a relative address, and returns undefined for an invalid one', () => {
  expect(parseAddress('b?c#d', 'https://site.example/a/')?.href).toBe('https://site.example/a/b?c#d');
  expect([parseAddress('b'), parseAddress('https://'), parseAddress('')]).toEqual([undefined, undefined, undefined]);
});
