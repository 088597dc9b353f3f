import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { applyToData } from '../../../src/edit/apply-to-data.ts';
import type { Json } from '../../../src/edit/json-operation.ts';
import { copySite, open } from '../../edit/structure/structure-site.ts';
import { startEditor } from './editor-server.ts';

const site = copySite();
const file = path.join(site, 'site.manifest.json');
const first = JSON.parse(readFileSync(file, 'utf8')) as Json;

/**
 * Returns the findings about pictures after a value is added at a pointer, without those about pictures for social
 * networks. Restores the site.
 */
function picturesAfter(pointer: string, value: Json): string[] {
  const type = /\/\d+$/.test(pointer) ? 'insert' : 'set';
  writeFileSync(file, JSON.stringify(applyToData(first, { type, pointer, value }), null, 2));
  const found = open(site).found.filter((one) => /^(?:error|warning) media\/(?!share-)/.test(one));
  writeFileSync(file, JSON.stringify(first, null, 2));
  return found;
}

it('adds each entry and group with pictures of the site, in their sizes, without an error', async () => {
  const { call } = await startEditor({ site });
  const before = picturesAfter('/site/name', 'Boulangerie Test');
  const lists = ['/pages/0/sections', '/testimonials', '/portfolio'];
  const groups = ['/pages/0/picture', '/site/logo'];
  const tried: string[] = [];
  for (const pointer of [...lists, ...groups]) {
    const { templates, schema } = await call('schema', { file: 'manifest', pointer }).catch(() => ({
      templates: [],
      schema: undefined,
    }));
    for (const { value } of templates) {
      if (!JSON.stringify(value).includes('media/')) continue;
      const at = schema?.items ? `${pointer}/0` : pointer;
      tried.push(at);
      expect({ at, value, found: picturesAfter(at, value) }).toEqual({ at, value, found: before });
      expect(JSON.stringify(value)).not.toContain('exemple.webp');
    }
  }
  expect(tried).toEqual(expect.arrayContaining(['/testimonials/0', '/portfolio/0', '/pages/0/picture']));
  expect(tried).toContain('/pages/0/sections/0');
});
