import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openOutput } from '../../../../src/build/output/output.ts';
import { type SocialPage, socialPage } from '../../../../src/build/pictures/social/social-page.ts';
import { openFont } from '../../../../src/build/pictures/social/text-outlines.ts';
import { drawSocialPicture, writeSocialPictures } from '../../../../src/build/pictures/social/write-social-pictures.ts';
import type { SiteModel } from '../../../../src/model/resolve/model.ts';
import type { ResolvedBlock } from '../../../../src/model/resolve/resolved.ts';
import { fixtureSite } from '../../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const { model, pages, page } = fixtureSite();
/** Maximum size of a drawing in bytes: some networks ignore slow pictures. */
const LIMIT = 80_000;
const tile = '<svg width="64" height="64" viewBox="0 0 64 64"/>';
const root = temporaryFolder();
const directory = path.join(root, 'dist');
const cache = path.join(root, 'cache');
const orders = ['/', '/contact', '/maquette/:domain', '/guides/choisir-son-pain'].map(
  (route) => socialPage(page(route), model) as SocialPage,
);
const write = async (list: SocialPage[], from: Pick<SiteModel, 'directory' | 'manifest'> = model) => {
  const output = openOutput(directory, path.join(root, 'published'));
  const drawn = await writeSocialPictures({ pages: list, output, cache, model: from, tile });
  output.commit();
  return drawn;
};
const picture = (name: string) => path.join(directory, 'media/social', name);

describe('writeSocialPictures', () => {
  let drawn = 0;
  beforeAll(async () => {
    drawn = await write(orders);
  });

  it('draws each page once, with the name of its route, the size that networks require, and few bytes', async () => {
    expect(drawn).toBe(4);
    for (const name of ['index.png', 'contact.png', 'maquette/domain.png', 'guides/choisir-son-pain.png'])
      expect(statSync(picture(name)).size, name).toBeLessThanOrEqual(LIMIT);
    const { width, height, format } = await sharp(picture('contact.png')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it('draws the title in ink at its place', async () => {
    const { dominant } = await sharp(picture('contact.png'))
      .extract({ left: 0, top: 90, width: 60, height: 500 })
      .stats();
    const text = await sharp(picture('contact.png'))
      .extract({ left: 72, top: 250, width: 560, height: 200 })
      .greyscale()
      .stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(text.channels[0]?.min).toBeLessThan(60);
    expect(text.channels[0]?.max).toBeGreaterThan(220);
  });

  it('only redraws changed pictures, and removes obsolete ones', async () => {
    const before = readFileSync(picture('index.png'));
    const { ino } = statSync(picture('index.png'));
    const changed = orders.map((order) => (order.path === '/contact' ? { ...order, title: 'Autre titre' } : order));
    expect(await write(changed)).toBe(1);
    expect(readFileSync(picture('index.png')).equals(before)).toBe(true);
    expect(statSync(picture('index.png')).ino).toBe(ino);
    expect(readdirSync(cache)).toHaveLength(4);
    expect(await write(changed)).toBe(0);
  });

  it('redraws a page whose picture has changed under the same name', async () => {
    const media = path.join(root, 'site/content/media');
    mkdirSync(media, { recursive: true });
    const paint = (background: string) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } }).toFile(path.join(media, 'oven.webp'));
    const panel = async () =>
      (await sharp(picture('four.png')).extract({ left: 900, top: 300, width: 200, height: 200 }).stats()).dominant;
    const oven: SocialPage = { path: '/four', title: 'Le four', section: undefined, shown: 'media/oven.webp' };
    const from = { directory: path.join(root, 'site'), manifest: model.manifest };
    await paint('#c01010');
    expect(await write([oven], from)).toBe(1);
    expect((await panel()).r).toBeGreaterThan(150);
    expect(await write([oven], from)).toBe(0);
    await paint('#1010c0');
    expect(await write([oven], from)).toBe(1);
    expect((await panel()).b).toBeGreaterThan(150);
    await write(orders);
  });

  it('redraws corrupt pictures in the cache', async () => {
    const whole = readFileSync(picture('index.png'));
    rmSync(directory, { recursive: true });
    for (const name of readdirSync(cache)) truncateSync(path.join(cache, name), 1000);
    expect(await write(orders.slice(0, 1))).toBe(1);
    expect(readFileSync(picture('index.png')).equals(whole)).toBe(true);
  });
});

it.each([
  ['https://www.xn--ptisserie-b2a.fr/', 'pâtisserie.fr'],
  ['https://pâtisserie.example:8080/pains', 'pâtisserie.example:8080'],
  ['http://[::1]:8080', '[::1]:8080'],
])('the address %s of a site is drawn as %s', async (url, expected) => {
  const set = vi.fn(() => ({ markup: '', width: 0 }));
  const manifest = { ...model.manifest, site: { ...model.manifest.site, url } };
  await drawSocialPicture(
    { path: '/', title: '', section: undefined, shown: undefined },
    { model: { directory, manifest }, tile },
    set,
  );
  expect(set).toHaveBeenCalledWith(expected, expect.anything());
});

describe('socialPage', () => {
  it('includes every route of the site, with its section and banner, except for a page with its own picture', () => {
    expect(socialPage({ ...page('/contact'), picture: { source: 'media/x.webp', alt: '' } }, model)).toBeUndefined();
    const all = pages.flatMap((entry) => socialPage(entry, model) ?? []);
    expect(all).toHaveLength(pages.length - 1);
    const guide = pages.find(({ kind }) => kind === 'guide');
    if (guide?.kind !== 'guide') throw new Error('no guide');
    const { path: at, drawing, chain } = guide;
    const shown = { path: at, drawing, hue: chain.hue };
    expect(socialPage(guide, model)).toMatchObject({ section: chain.name, shown });
  });

  it('shows the first picture of a page: of a block, of a text, or of the first listed guide', () => {
    const sizes = { pictureSize: (file: string) => ({ width: file.includes('portrait') ? 96 : 800, height: 600 }) };
    const [hub] = model.manifest.chains ?? [];
    const shown = (...blocks: object[]) =>
      socialPage({ ...page('/contact'), blocks: blocks as ResolvedBlock[] }, sizes)?.shown;
    const portrait = { type: 'testimonials', items: [{ image: { source: 'media/portrait.webp', alt: 'Moi' } }] };
    const film = { type: 'hero', video: { source: 'media/a.mp4' }, picture: { source: 'media/a.webp', alt: '' } };
    expect(shown(portrait, film)).toBe('media/a.webp');
    expect(shown({ type: 'rich-text', pictures: { 'media/b.webp': { width: 1, height: 1 } } }, film)).toBe(
      'media/b.webp',
    );
    expect(shown(portrait)).toBeUndefined();
    expect(socialPage(page(hub?.hub ?? ''), model)?.shown).toMatchObject({ path: `${hub?.hub}/${hub?.articles[0]}` });
  });
});

describe('openFont', () => {
  it('sets text with the site’s own fonts, kerned', async () => {
    const set = await openFont({ heading: true });
    const width = (text: string) => set(text, { font: 'heading', size: 100 }).width;
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
    expect(set('Forêt', { font: 'text', size: 20 }).markup.match(/<path/g)).toHaveLength(5);
    expect(set('É', { font: 'heading', size: 20 }).markup).toContain('<path');
  });
});
