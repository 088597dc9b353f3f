import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { copySite } from '../../mcp/assistant.ts';
import { startSharedEditor } from './editor-server.ts';
import { replaceIn } from './git/repository.ts';

const site = copySite();
replaceIn(site, 'site.manifest.json', 'https://boulangerie.', 'https://xn--ptisserie-b2a.');
const { call, operate, close } = await startSharedEditor({ site });
afterAll(close);

it('lists the possible targets of links and the media files on demand', async () => {
  const { targets } = await call('targets', {});
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
  const { tree } = await call('site', {});
  expect(tree?.pages[0]).toMatchObject({ route: '/', name: 'Accueil' });
  expect(targets[0]?.title).toBe('Accueil');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  writeFileSync(path.join(site, 'content/media/point.svg'), drawing);
  await vi.waitFor(async () => {
    const { media } = await call('media', {});
    expect(media.map(({ file }) => file)).toContain('media/point.svg');
  }, 20_000);
});

it('only sends the list of pages again if an address, a title or a fact has changed', async () => {
  const { hash: known, tree } = await call('site', {});
  expect(tree?.pages).toHaveLength(4);
  const set = async (pointer: string, value: string) => {
    await operate({ type: 'set', pointer, value });
    return call('site', { known });
  };
  const same = await set('/pages/0/sections/0/heading', 'Du pain tendre');
  expect([same.hash, same.tree]).toEqual([known, undefined]);
  const renamed = await set('/pages/0/title', 'Tout le pain');
  expect(renamed.tree?.pages[0]?.title).toBe('Tout le pain');
});

it('offers sections for which the site has the parts, each once, with its example', async () => {
  const { templates } = await call('schema', { file: 'manifest', pointer: '/pages/0/sections' });
  const types = templates.map(({ type }) => type);
  expect(types).toEqual([...new Set(types)]);
  expect(types).toContain('pricing');
  expect(types).not.toContain('backlink-packs');
  expect(templates.find(({ type }) => type === 'pricing')?.value).toMatchObject({ type: 'pricing', plans: ['basket'] });
});

it.each(['/navigation/header/links', '/navigation/footer/columns/0/links'])(
  'offers a plain link for a menu, not a button: %s',
  async (pointer) => {
    const { templates } = await call('schema', { file: 'manifest', pointer });
    expect(templates.map(({ value }) => Object.keys(value as object))).toEqual([['label', 'to']]);
  },
);

it('sends the address of a page as search engines show it', async () => {
  const { address } = await call('card', { route: '/guides/choisir-son-pain' });
  expect(address).toBe('pâtisserie.exemples.fr › guides › choisir-son-pain');
});
