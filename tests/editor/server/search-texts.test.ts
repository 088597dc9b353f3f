import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from '../../edit/structure/structure-site.ts';
import { baseManifest, GUIDE, writeBaseSite } from '../../fixtures/fixture-site.ts';
import { startEditor } from './editor-server.ts';

it('finds a text as shown and as typed, and returns the words around it as a visitor reads them', async () => {
  const site = writeBaseSite();
  const { pages, ...rest } = baseManifest();
  const [home, ...others] = pages as { sections: object[] }[];
  const heading = 'Chez {{business.name}}, du pain au levain';
  const title = 'Bienvenue chez {{business.name}}';
  const pagesWithNames = [{ ...home, title, sections: [{ ...home?.sections[0], heading }] }, ...others];
  writeFileSync(path.join(site, 'site.manifest.json'), JSON.stringify({ ...rest, pages: pagesWithNames }));
  const guide = '---\ntitle: Le pain\n---\n\nDemandez à **{{ business.name }}** un [panier](/) de bretzels.\n';
  writeFileSync(path.join(site, GUIDE), guide);
  const server = await startEditor({ site });
  const find = async (text: string) => (await server.call('search', { text })).hits;
  const found = { pointer: '/pages/0/sections/0/heading', title: 'Bienvenue chez Boulangerie Test' };
  const excerpt = 'Chez Boulangerie Test, du pain au levain';
  expect(await find('boulangerie test, du pain')).toMatchObject([{ ...found, excerpt }]);
  expect(await find('{{business.name}}, du')).toMatchObject([{ ...found, excerpt }]);
  expect(await find('bretzels')).toMatchObject([
    {
      file: 'guide:guides/choisir-son-pain',
      excerpt: expect.stringContaining('Boulangerie Test un panier de bretzels.'),
    },
  ]);
});

it('finds an accented word in every text that has it, whatever its other signs', async () => {
  const site = writeBaseSite();
  const body =
    '# L’Œuvre du « pain » 🙂\n\nLe délai est de deux jours ; ce `délai` compte. Déjà trop de de\u0301lais !\n';
  writeFileSync(path.join(site, GUIDE), `---\ntitle: Le pain\n---\n\n${body}`);
  const server = await startEditor({ site });
  const { hits } = await server.call('search', { text: 'delai' });
  const { text } = await server.call('document', { file: 'guide:guides/choisir-son-pain' });
  const found = hits.flatMap(({ file, range }) => (file === 'guide:guides/choisir-son-pain' && range ? [range] : []));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['délai', 'délai', 'délai']);
});

it('finds settings by their titles', async () => {
  const server = await startEditor({ site: writeBaseSite() });
  const { settings } = await server.call('search', { text: 'telephone' });
  expect(settings.map(({ pointer }) => pointer)).toEqual(['/business/phone', '/business/legal/host/phone']);
  expect(settings[0]).toMatchObject({ title: 'Entreprise', excerpt: 'Entreprise › Téléphone' });
});

it('finds texts of pages and guides before those of settings', async () => {
  const server = await startEditor({ site: writeBaseSite() });
  const { hits } = await server.call('search', { text: 'panier' });
  const isSetting = ({ file, pointer = '' }: (typeof hits)[number]) =>
    file === 'manifest' && !pointer.startsWith('/pages/');
  const first = hits.findIndex(isSetting);
  expect(first).toBeGreaterThan(0);
  expect(hits.slice(first).every(isSetting)).toBe(true);
});

it('lists a section by the title of its block', async () => {
  const server = await startEditor({ site: copySite() });
  const { hits } = await server.call('search', { text: 'agenda' });
  expect(hits).toContainEqual(expect.objectContaining({ pointer: '/pages/2/sections/1', excerpt: 'Agenda' }));
});

it('does not list names that only files contain', async () => {
  const server = await startEditor({ site: copySite() });
  for (const text of ['booking', 'pricing', 'basket', 'commander', 'plate']) {
    const { hits } = await server.call('search', { text });
    expect(hits.map(({ excerpt }) => excerpt)).not.toContain(text);
  }
});
