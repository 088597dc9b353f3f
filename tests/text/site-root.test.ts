import { expect, it } from 'vitest';
import { addressAt, siteRoot, siteRootPath } from '../../src/text/site-root.ts';

it.each([
  ['https://www.example.com', 'https://www.example.com', ''],
  ['https://www.example.com/', 'https://www.example.com', ''],
  ['https://Ana.example/Depot/', 'https://ana.example/Depot', '/Depot'],
  ['https://école.example', 'https://xn--cole-9oa.example', ''],
  ['exemple.fr/', 'exemple.fr', 'exemple.fr'],
])('finds the root of %s', (url, root, path) => {
  expect(siteRoot(url)).toBe(root);
  expect(siteRootPath(url)).toBe(path);
});

it('encodes the letters of a path that an address may not hold as they are', () => {
  const root = 'https://www.example.com';
  expect(addressAt(root, '/réalisations/été#l’an')).toBe(`${root}/r%C3%A9alisations/%C3%A9t%C3%A9#l%E2%80%99an`);
  expect(addressAt(root, '/r%C3%A9alisations')).toBe(`${root}/r%C3%A9alisations`);
  expect(addressAt(root, '/')).toBe(`${root}/`);
});
