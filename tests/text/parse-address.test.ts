import { expect, it } from 'vitest';
import { parseAddress } from '../../src/text/parse-address.ts';

it('reads characters outside ASCII, however many addresses it has read before', () => {
  const hosts = new Set(Array.from({ length: 20_000 }, () => parseAddress('https://école.example/été bleu')?.host));
  expect([...hosts]).toEqual(['xn--cole-9oa.example']);
});

it('reads an address against another one, and gives nothing for what is none', () => {
  expect(parseAddress('b?c#d', 'https://site.example/a/')?.href).toBe('https://site.example/a/b?c#d');
  expect([parseAddress('b'), parseAddress('https://'), parseAddress('')]).toEqual([undefined, undefined, undefined]);
});
