import { expect, it } from 'vitest';
import { openSite } from './site.ts';

/** Script that returns the texts of the visible filled buttons and links. */
const PRIMARY = `[...document.querySelectorAll('.MuiButton-contained')].filter((one) => {
  const { top, bottom, width } = one.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && one.checkVisibility({ visibilityProperty: true });
}).map((one) => one.textContent)`;

it.each([
  [360, '/'],
  [768, '/'],
  [1280, '/'],
  [1920, '/'],
  [1280, '/contact'],
  [1280, '/backlinks-packages'],
  [1280, '/maquette-offerte/boulangerie-exemple.fr'],
])('no screen of %i px has two primary actions: %s', async (width, route) => {
  const { page, url } = await openSite({ viewport: { width, height: 780 } });
  await page.goto(url + route);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 390) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const shown = await page.evaluate<string[]>(PRIMARY);
    expect({ top, shown: shown.slice(1) }).toEqual({ top, shown: [] });
  }
});
