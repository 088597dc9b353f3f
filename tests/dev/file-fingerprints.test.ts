import { expect, it } from 'vitest';
import { isSiteFile } from '../../src/dev/file-fingerprints.ts';

it.each(['site.manifest.json', 'content/bois/chene.md', 'content/media/a.webp', 'content/a.tmp.md'])(
  'includes %s in the files of a site',
  (file) => expect(isSiteFile(file)).toBe(true),
);

it.each([
  'package.json',
  'content',
  'content/bois/chene.md~',
  'content/bois/.chene.md.swp',
  'content/bois/chene.md.swp',
  'content/bois/chene.md.tmp',
  'content/.git/config',
  'site.manifest.json.tmp',
  'sub/site.manifest.json',
])('ignores %s, which is not one, or a temporary file of an editor', (file) => expect(isSiteFile(file)).toBe(false));
