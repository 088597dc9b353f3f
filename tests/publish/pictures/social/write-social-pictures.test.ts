import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOutput } from '../../../../src/publish/output/output.ts';
import { type SocialPage, socialPage } from '../../../../src/publish/pictures/social/social-page.ts';
import { openFont } from '../../../../src/publish/pictures/social/text-outlines.ts';
import { SOCIAL_LIMIT, writeSocialPictures } from '../../../../src/publish/pictures/social/write-social-pictures.ts';
import { realSite } from '../../../shell/head/real-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const { model, pages, page } = realSite();
const { theme, site } = model.manifest;
const tile = '<svg width="64" height="64" viewBox="0 0 64 64"/>';
const root = temporaryFolder();
const directory = path.join(root, 'dist');
const cache = path.join(root, 'cache');
const orders = ['/', '/contact', '/maquette-offerte/:domain', '/creation-site-web/guide-creation-site-web'].map(
  (route) => socialPage(page(route)) as SocialPage,
);
const write = async (list: SocialPage[]) => {
  const output = openOutput(directory, path.join(root, 'published'));
  const drawn = await writeSocialPictures({ pages: list, output, cache, theme, site, tile });
  output.commit();
  return drawn;
};
const picture = (name: string) => path.join(directory, 'media/social', name);

describe('writeSocialPictures', () => {
  let drawn = 0;
  beforeAll(async () => {
    drawn = await write(orders);
  });

  it('draws each page once, with the name of its route', () => {
    expect(drawn).toBe(4);
    for (const name of [
      'index.png',
      'contact.png',
      'maquette-offerte/domain.png',
      'creation-site-web/guide-creation-site-web.png',
    ]) {
      expect(existsSync(picture(name)), name).toBe(true);
    }
  });

  it('has the size that networks require, and few bytes', async () => {
    const { width, height, format } = await sharp(picture('contact.png')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    for (const name of ['index.png', 'creation-site-web/guide-creation-site-web.png']) {
      expect(statSync(picture(name)).size).toBeLessThanOrEqual(SOCIAL_LIMIT);
    }
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

  it('redraws corrupt pictures in the cache', async () => {
    const whole = readFileSync(picture('index.png'));
    rmSync(directory, { recursive: true });
    for (const name of readdirSync(cache)) truncateSync(path.join(cache, name), 1000);
    expect(await write(orders.slice(0, 1))).toBe(1);
    expect(readFileSync(picture('index.png')).equals(whole)).toBe(true);
  });
});

describe('socialPage', () => {
  it('includes every route of the site, with its section and drawing', () => {
    const all = pages.flatMap((entry) => socialPage(entry) ?? []);
    expect(all).toHaveLength(pages.length - 1);
    const guide = pages.find(({ kind }) => kind === 'guide');
    if (guide?.kind !== 'guide') throw new Error('no guide');
    expect(socialPage(guide)).toMatchObject({ section: guide.chain.name, hue: guide.chain.hue, motifs: guide.drawing });
  });

  it('ignores a page with its own picture', () => {
    expect(socialPage({ ...page('/contact'), picture: { source: 'media/x.webp', alt: '' } })).toBeUndefined();
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
