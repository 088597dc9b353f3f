/** @module-tag weekly */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site.ts';

/** Width at which pictures are compared, in pixels: small enough to ignore the edges of letters. */
const WIDTH = 200;
/** Blur of both pictures before the comparison (sigma, in pixels of the small picture). */
const BLUR = 1.6;
/** Difference of one channel, 0 to 255, from which a point counts as different. */
const SEEN = 24;

/** Difference between two pictures. */
interface Difference {
  /** Share of points that differ visibly, 0 to 1. */
  different: number;
  /** Difference in height, as a share of the height. */
  stretched: number;
}

/** Scales a picture to the size of the stored ones. */
async function shrink(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).resize({ width: WIDTH }).removeAlpha().png({ palette: true, colours: 128 }).toBuffer();
}

async function pixels(picture: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return await sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .blur(BLUR)
    .raw()
    .toBuffer();
}

/** Compares a picture with the stored one, ignoring differences in the rendering of text. */
async function compare(picture: Buffer, kept: Buffer): Promise<Difference> {
  const { width = WIDTH, height = 1 } = await sharp(kept).metadata();
  const own = await sharp(await shrink(picture)).metadata();
  const [one, other] = await Promise.all([pixels(picture, { width, height }), pixels(kept, { width, height })]);
  let different = 0;
  for (let index = 0; index < one.length; index += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((one[index + channel] ?? 0) - (other[index + channel] ?? 0)) > SEEN,
    );
    if (far) different += 1;
  }
  return { different: different / (width * height), stretched: Math.abs((own.height ?? 0) - height) / height };
}

/** With `VITRINE_BASELINE=write` the pictures are stored again; look at each before committing it. */
const isWriting = process.env.VITRINE_BASELINE === 'write';
const folder = path.join(import.meta.dirname, 'baseline');

/** Maximum share of different points, and maximum change of height. */
const TOLERANCE = { different: 0.02, stretched: 0.04 };

interface Shot {
  name: string;
  route: string;
  selector: string;
  width: number;
  scheme?: 'light' | 'dark';
}

const GUIDE = '/creation-site-web-gratuit/creer-site-web-canva';

const shots: Shot[] = [
  { name: 'header', route: '/', selector: '.site-header', width: 1280 },
  { name: 'hero', route: '/', selector: '[data-layout=showcase]', width: 1280 },
  { name: 'hero-dark', route: '/', selector: '[data-layout=showcase]', width: 1280, scheme: 'dark' },
  { name: 'pricing', route: '/', selector: '#pricing ul', width: 1280 },
  { name: 'pricing-phone', route: '/', selector: '#pricing [data-popular]', width: 390 },
  { name: 'testimonial', route: '/', selector: 'li:has(> figure)', width: 1280 },
  { name: 'callout', route: GUIDE, selector: '.callout-brief', width: 1280 },
];

async function photograph(page: Page, selector: string): Promise<Buffer> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const isLoaded = () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(isLoaded, undefined, { polling: 100 });
  return await page.locator(selector).first().screenshot({ animations: 'disabled' });
}

async function shoot({ route, selector, width, scheme = 'light' }: Shot, style = ''): Promise<Buffer> {
  const { page, url } = await openSite({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: true,
  });
  await page.goto(url + route, { waitUntil: 'load' });
  // On a first visit the web fonts may load too late; the second visit has them in the cache.
  await page.reload({ waitUntil: 'load' });
  // Elements that cover the page are not part of a block.
  await page.addStyleTag({
    content: `.mobile-bar,[data-consent-banner]{display:none!important}.site-header{position:static!important}${style}`,
  });
  return await photograph(page, selector);
}

function keptFile(name: string): string {
  return path.join(folder, `${name}.png`);
}

describe('the look of stable blocks', () => {
  it.each(shots)('$name looks like its stored picture', async (shot) => {
    const picture = await shoot(shot);
    if (isWriting) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(keptFile(shot.name), await shrink(picture));
    }
    expect(existsSync(keptFile(shot.name)), 'run once with VITRINE_BASELINE=write').toBe(true);
    const { different, stretched } = await compare(picture, readFileSync(keptFile(shot.name)));
    expect(different).toBeLessThanOrEqual(TOLERANCE.different);
    expect(stretched).toBeLessThanOrEqual(TOLERANCE.stretched);
  });

  it.each([
    ['other colours', ':root,[data-ground]{--v-accent:#1a56b0!important;--v-cool:#7a1fa0!important}'],
    ['a heading that lost its size', 'h1{font-size:1.4rem!important}'],
    ['a missing picture', 'main img{visibility:hidden}'],
  ])('notices %s', async (_, style) => {
    const hero = shots.find(({ name }) => name === 'hero') as Shot;
    const { different } = await compare(await shoot(hero, style), readFileSync(keptFile('hero')));
    expect(different).toBeGreaterThan(TOLERANCE.different);
  });

  it('ignores other letters of the same size', async () => {
    const hero = shots.find(({ name }) => name === 'hero') as Shot;
    const picture = await shoot(hero, 'body{-webkit-font-smoothing:none;text-rendering:geometricPrecision}');
    const { different } = await compare(picture, readFileSync(keptFile('hero')));
    expect(different).toBeLessThanOrEqual(TOLERANCE.different);
  });
});
