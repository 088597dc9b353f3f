import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFile } from '../../../src/publish/files/write-file.ts';
import { addSection, dishFiles } from '../../check/own-blocks/own-block-site.ts';
import { writeTinySite } from '../../publish/tiny-site.ts';
import { startEditor } from './editor-server.ts';

it('offers a site’s own block among the sections, with its form, and maps its texts on the page', async () => {
  const site = writeTinySite();
  for (const [file, text] of Object.entries(dishFiles)) writeFile(path.join(site, file), text);
  addSection(site, { type: 'site-dish', heading: 'Aujourd’hui', dish: 'Daube de sanglier' });
  const { call } = await startEditor({ site });

  const sections = await call('schema', { file: 'manifest', pointer: '/pages/0/sections' });
  expect(sections.templates.find(({ type }) => type === 'site-dish')).toEqual({
    title: 'Plat du jour',
    description: 'Le plat d’aujourd’hui.',
    type: 'site-dish',
    value: { type: 'site-dish', dish: 'Daube' },
  });

  const { schema } = await call('schema', { file: 'manifest', pointer: '/pages/0/sections/1' });
  expect(schema).toMatchObject({
    title: 'Plat du jour',
    properties: { dish: { title: 'Plat', 'x-kind': 'text' }, ground: { enum: ['paper', 'tint', 'ink', 'cool'] } },
  });

  const page = await call('origins', { route: '/' });
  expect(JSON.stringify(page)).toContain('"pointer":"/pages/0/sections/1/dish"');
});
