import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFixture } from 'fs-fixture';
import { expect, it } from 'vitest';
import { migratedCopy } from './reference.ts';

it('a frozen site is read as a copy whose forms are where manifests hold them now, even if it is damaged', async () => {
  const former = '{ "mail": { "templates": { "callback": "a" } }, "pages": [] }';
  await using home = await createFixture({
    'sites/a/site.manifest.json': former,
    'sites/a/content/un.md': 'Un',
    'sites/b/site.manifest.json': '{',
  });
  const copy = (name: string) => migratedCopy(home.getPath('sites', name), home.path, home.getPath('migrated'));
  const read = (directory: string, file: string) => readFileSync(path.join(directory, file), 'utf8');
  expect(read(copy('a'), 'site.manifest.json')).toBe('{ "mail": { "templates": {} }, "pages": [] }');
  expect(read(copy('a'), 'content/un.md')).toBe('Un');
  expect(read(home.getPath('sites/a'), 'site.manifest.json')).toBe(former);
  expect(read(copy('b'), 'site.manifest.json')).toBe('{');
});
