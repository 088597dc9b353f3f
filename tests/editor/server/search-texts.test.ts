import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { GUIDE, HEADING } from '../../fixtures/fixture-site.ts';
import { copySite } from '../../mcp/assistant.ts';
import { startSharedEditor } from './editor-server.ts';
import { replaceIn } from './git/repository.ts';

const guide = 'guide:guides/choisir-son-pain' as const;

const site = copySite();
replaceIn(site, 'site.manifest.json', HEADING, 'Chez {{business.name}}, du pain au levain');
replaceIn(
  site,
  'site.manifest.json',
  '"title": "Boulangerie Test, pain',
  '"title": "Bienvenue chez {{business.name}}, pain',
);
const text = `---
title: Le pain
---

# L’Œuvre du « pain » 🙂

Le délai est de deux jours ; ce \`délai\` compte. Déjà trop de de\u0301lais !

Demandez à **{{ business.name }}** un [panier](/) de bretzels.
`;
writeFileSync(path.join(site, GUIDE), text);
const { call, close } = await startSharedEditor({ site });
afterAll(close);

const find = async (words: string) => (await call('search', { text: words })).hits;

it('finds a text as shown and as typed, and returns the words around it as a visitor reads them', async () => {
  const title = 'Bienvenue chez Boulangerie Test, pain au levain';
  const excerpt = 'Chez Boulangerie Test, du pain au levain';
  const found = { pointer: '/pages/0/sections/0/heading', title, excerpt };
  expect(await find('boulangerie test, du pain')).toMatchObject([found]);
  expect(await find('{{business.name}}, du')).toMatchObject([found]);
  expect(await find('bretzels')).toMatchObject([
    { file: guide, excerpt: expect.stringContaining('Boulangerie Test un panier de bretzels.') },
  ]);
});

it('finds an accented word in every text that has it, whatever its other signs', async () => {
  const found = (await find('delai')).flatMap(({ file, range }) => (file === guide && range ? [range] : []));
  const words = found.map(({ start, end }) => text.normalize().slice(start, end));
  expect(words).toEqual(['délai', 'délai', 'délai']);
});

it('finds settings by their titles', async () => {
  const { settings } = await call('search', { text: 'telephone' });
  expect(settings.map(({ pointer }) => pointer)).toEqual(['/business/phone', '/business/legal/host/phone']);
  expect(settings[0]).toMatchObject({ title: 'Entreprise', excerpt: 'Entreprise › Téléphone' });
});

it('finds texts of pages and guides before those of settings', async () => {
  const hits = await find('panier');
  const isSetting = ({ file, pointer = '' }: (typeof hits)[number]) =>
    file === 'manifest' && !pointer.startsWith('/pages/');
  const first = hits.findIndex(isSetting);
  expect(first).toBeGreaterThan(0);
  expect(hits.slice(first).every(isSetting)).toBe(true);
});

it('lists a section by the title of its block', async () => {
  const agenda = { pointer: '/pages/2/sections/1', excerpt: 'Agenda' };
  expect(await find('agenda')).toContainEqual(expect.objectContaining(agenda));
});

it.each(['booking', 'pricing', 'basket', 'commander', 'plate'])(
  'does not list a name that only files contain: %s',
  async (name) => {
    expect((await find(name)).map(({ excerpt }) => excerpt)).not.toContain(name);
  },
);
