/** @module-tag weekly */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site.ts';
import { compare, shrink } from './compare.ts';

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
