import { expect, it } from 'vitest';
import { siteRoot, siteRootPath } from '../../src/text/site-root.ts';

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
