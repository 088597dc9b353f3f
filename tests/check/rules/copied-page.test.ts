import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { checkMutation } from '../mutated-site.ts';

const file = 'site.manifest.json';
const manifest = JSON.parse(readFileSync(path.join(baseSite, file), 'utf8')) as { pages: { path: string }[] };

it.each(manifest.pages.map((page, index) => [page.path, index]))(
  'a page copied with its path is reported once: %s',
  (_, index) => {
    for (const change of [{}, { title: 'Un tout autre titre de page' }]) {
      const pages = manifest.pages.flatMap((page, at) => (at === index ? [page, { ...page, ...change }] : [page]));
      const put = JSON.stringify({ ...manifest, pages }, null, 2);
      const found = checkMutation({ edits: [{ file, find: '*', put }] });
      expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
        ['page/duplicate-path', `/pages/${index + 1}/path`],
      ]);
    }
  },
);
