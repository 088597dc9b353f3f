import { describe, expect, it } from 'vitest';
import {
  addressAt,
  decodePath,
  encodeAddress,
  encodePath,
  inStyle,
  isHostName,
  isSafeAddress,
  parseAddress,
  siteRoot,
  siteRootPath,
} from '../../src/text/addresses.ts';

it('parses characters outside of ASCII, however many addresses it has parsed before', () => {
  const hosts = new Set(Array.from({ length: 20_000 }, () => parseAddress('https://école.example/été bleu')?.host));
  expect([...hosts]).toEqual(['xn--cole-9oa.example']);
});

it('parses a relative address, and returns undefined for an invalid one', () => {
  expect(parseAddress('b?c#d', 'https://site.example/a/')?.href).toBe('https://site.example/a/b?c#d');
  expect([parseAddress('b'), parseAddress('https://'), parseAddress('')]).toEqual([undefined, undefined, undefined]);
});

it('encodePath encodes characters with a meaning in addresses, lists of addresses or markup', () => {
  expect(encodePath('media/à, b?.svg')).toBe('media/%C3%A0%2C%20b%3F.svg');
});

it('encodeAddress encodes characters that would end the path, or are invalid in an address', () => {
  expect(encodeAddress('/€/été, a?b#c%/')).toBe('/%E2%82%AC/%C3%A9t%C3%A9,%20a%3Fb%23c%25/');
});

it.each([
  ['/%C3%A9t%C3%A9', '/été'],
  ['/100%', '/100%'],
])('decodePath decodes %s as %s', (address, path) => expect(decodePath(address)).toBe(path));

describe('inStyle', () => {
  it.each([
    ['/', '/'],
    ['/contact', '/contact/'],
    ['/contact/', '/contact/'],
    ['/contact?a=/b#c', '/contact/?a=/b#c'],
    ['/contact#form', '/contact/#form'],
    ['/#form', '/#form'],
    ['/offre/a.example', '/offre/a.example/'],
    ['/réalisations', '/réalisations/'],
  ])('adds a final slash to the address of a page: %s', (address, expected) => {
    expect(inStyle(address, 'directory')).toBe(expected);
    expect(inStyle(address, 'file')).toBe(address);
  });

  it.each([
    '/media/plan.pdf',
    '/_assets/client-a.js',
    '/feed.xml',
    '/icon-512.png',
    '#form',
    'https://a.example/x',
    '//a.example/x',
    'tel:+33465710048',
    'mailto:a@example.com',
    '',
  ])('does not change %s', (address) => {
    expect(inStyle(address, 'directory')).toBe(address);
  });
});

it.each([
  ['https://www.example.com', 'https://www.example.com', ''],
  ['https://www.example.com/', 'https://www.example.com', ''],
  ['https://Ana.example/Depot/', 'https://ana.example/Depot', '/Depot'],
  ['https://école.example', 'https://xn--cole-9oa.example', ''],
  ['exemple.fr/', 'exemple.fr', 'exemple.fr'],
])('returns the root of %s', (url, root, path) => {
  expect(siteRoot(url)).toBe(root);
  expect(siteRootPath(url)).toBe(path);
});

it('encodes characters of a path that are invalid in an address', () => {
  const root = 'https://www.example.com';
  expect(addressAt(root, '/réalisations/été#l’an')).toBe(`${root}/r%C3%A9alisations/%C3%A9t%C3%A9#l%E2%80%99an`);
  expect(addressAt(root, '/r%C3%A9alisations')).toBe(`${root}/r%C3%A9alisations`);
  expect(addressAt(root, '/')).toBe(`${root}/`);
});

const longest = 'a'.repeat(63);

describe('a host name', () => {
  it.each(['exemple.fr', 'A-1.EXEMPLE.fr', '1.2', `${longest}.fr`, `${`${longest}.`.repeat(3)}${'a'.repeat(61)}`])(
    '%s is valid',
    (name) => {
      expect(isHostName(name)).toBe(true);
    },
  );

  it.each([
    'exemple',
    '',
    '.fr',
    'exemple.',
    'exemple..fr',
    '-a.fr',
    'a-.fr',
    'é.fr',
    'a b.fr',
    'a.fr\n',
    `${longest}a.fr`,
    `${`${longest}.`.repeat(3)}${'a'.repeat(62)}`,
  ])('%j is invalid', (name) => {
    expect(isHostName(name)).toBe(false);
  });
});

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
