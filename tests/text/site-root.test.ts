import { expect, it } from 'vitest';
import { addressAt, siteRoot, siteRootPath } from '../../src/text/site-root.ts';

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
