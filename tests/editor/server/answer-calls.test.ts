import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from './editor-server.ts';

it('only sends the list of pages again if an address, a title or a fact has changed', async () => {
  const server = await startEditor();
  const { hash: known, tree } = await server.call('site', {});
  expect(tree?.pages).toHaveLength(4);
  const set = async (pointer: string, value: string) => {
    await server.operate({ type: 'set', pointer, value });
    return server.call('site', { known });
  };
  const same = await set('/pages/0/sections/0/heading', 'Du pain tendre');
  expect([same.hash, same.tree]).toEqual([known, undefined]);
  const renamed = await set('/pages/0/title', 'Tout le pain');
  expect(renamed.tree?.pages[0]?.title).toBe('Tout le pain');
});

it('lists the possible targets of links and the media files on demand', async () => {
  const server = await startEditor();
  const { targets } = await server.call('targets', {});
  expect(targets.map(({ route }) => route)).toEqual([
    '/',
    '/guides',
    '/contact',
    '/mentions',
    '/guides/choisir-son-pain',
    '/guides/conserver-son-pain',
    '/guides/recettes-de-pain-perdu',
  ]);
  // Pages have the same names as in the list on the left.
  const { tree } = await server.call('site', {});
  expect(tree?.pages[0]).toMatchObject({ route: '/', name: 'Accueil' });
  expect(targets[0]?.title).toBe('Accueil');
  writeFileSync(
    path.join(server.site, 'content/media/point.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  );
  await vi.waitFor(async () => {
    const { media } = await server.call('media', {});
    expect(media.map(({ file }) => file)).toContain('media/point.svg');
  }, 20_000);
});

it('offers sections for which the site has the parts, each once, with its example', async () => {
  const { call } = await startEditor({ site: copySite() });
  const { templates } = await call('schema', { file: 'manifest', pointer: '/pages/0/sections' });
  const types = templates.map(({ type }) => type);
  expect(types).toEqual([...new Set(types)]);
  expect(types).toContain('pricing');
  expect(types).not.toContain('backlink-packs');
  expect(templates.find(({ type }) => type === 'pricing')?.value).toMatchObject({ type: 'pricing', plans: ['basket'] });
});

it('offers a plain link for a menu, not a button', async () => {
  const { call } = await startEditor({ site: copySite() });
  for (const pointer of ['/navigation/header/links', '/navigation/footer/columns/0/links']) {
    const { templates } = await call('schema', { file: 'manifest', pointer });
    expect(templates.map(({ value }) => Object.keys(value as object))).toEqual([['label', 'to']]);
  }
});

it('sends the address of a page as search engines show it', async () => {
  const site = copySite();
  const manifest = path.join(site, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8').replace('https://boulangerie.', 'https://xn--ptisserie-b2a.');
  writeFileSync(manifest, text);
  const server = await startEditor({ site });
  const { address } = await server.call('card', { route: '/guides/choisir-son-pain' });
  expect(address).toBe('pâtisserie.exemples.fr › guides › choisir-son-pain');
});
