import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { createSiteIndex } from '../../../src/check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import { collectUses } from '../../../src/check/uses/collect-uses.ts';
import { ChangeDraft } from '../../../src/edit/structure/structure-change.ts';
import type { EditedDocument } from '../../../src/editor/protocol.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { isFull } from '../../browser/routes.ts';
import { addSection, dishFiles } from '../../check/own-blocks/own-block-site.ts';
import { writeBaseSite } from '../../fixtures/fixture-site.ts';
import { openAuthority } from '../two-editors.ts';
import { startEditor } from './editor-server.ts';

function siteWithDish(): string {
  const site = writeBaseSite();
  for (const [file, text] of Object.entries(dishFiles)) writeFile(path.join(site, file), text);
  addSection(site, { type: 'site-dish', heading: 'Aujourd’hui', dish: 'Daube de sanglier' });
  return site;
}

it.runIf(isFull)(
  'offers a site’s own block among the sections, with its form, and maps its texts on the page',
  async () => {
    const { call } = await startEditor({ site: siteWithDish() });

    const sections = await call('schema', { file: 'manifest', pointer: '/pages/0/sections' });
    expect(sections.templates.find(({ type }) => type === 'site-dish')).toEqual({
      title: 'Plat du jour',
      description: 'Le plat d’aujourd’hui.',
      type: 'site-dish',
      value: { type: 'site-dish', dish: 'Daube' },
    });

    const { schema } = await call('schema', { file: 'manifest', pointer: '/pages/0/sections/6' });
    expect(schema).toMatchObject({
      title: 'Plat du jour',
      properties: { dish: { title: 'Plat', 'x-kind': 'text' }, ground: { enum: ['paper', 'tint', 'ink', 'cool'] } },
    });

    const page = await call('origins', { route: '/' });
    expect(JSON.stringify(page)).toContain('"pointer":"/pages/0/sections/6/dish"');
  },
);

it('adds a key to a site’s own block in the order of its schema, in a form and in a plan', async () => {
  const site = siteWithDish();
  const { answer, read } = openAuthority(site);
  const keysOf = (text: string) => Object.keys(JSON.parse(text).pages[0].sections[6]);
  const wanted = ['type', 'ground', 'heading', 'dish'];
  const operation = { type: 'set', pointer: '/pages/0/sections/6/ground', value: 'tint' } as const;

  const sources = readSite(site, () => {});
  const siteIndex = createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today: '', tunable: [] });
  const plan = new ChangeDraft(collectUses(siteIndex));
  plan.operate('site.manifest.json', operation);
  const change = plan.finish();
  if ('code' in change) throw new Error(change.code);
  expect(keysOf(String(change[0]?.now))).toEqual(wanted);

  const { hash } = (await answer('document', { file: 'manifest' })) as EditedDocument;
  const changes = [{ file: 'manifest', baseHash: hash, operations: [operation] }];
  expect(await answer('apply', { id: 'ground', label: 'Fond', changes })).toMatchObject({ status: 'saved' });
  expect(keysOf(read('site.manifest.json'))).toEqual(wanted);
});
