import { expect, it } from 'vitest';
import { openSite } from './site.ts';

/** Script that returns the texts of the visible filled buttons and links. */
const PRIMARY = `[...document.querySelectorAll('.MuiButton-contained')].filter((one) => {
  const { top, bottom, width } = one.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && one.checkVisibility({ visibilityProperty: true });
}).map((one) => one.textContent)`;

it.each([
  { route: '/', widths: [360, 768, 1280, 1920] },
  { route: '/contact', widths: [1280] },
  { route: '/backlinks-packages', widths: [1280] },
  { route: '/maquette-offerte/boulangerie-exemple.fr', widths: [1280] },
])('no screen has two primary actions: $route, $widths px wide', async ({ route, widths }) => {
  const { page, url } = await openSite();
  await page.goto(url + route);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 390) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const shown = await page.evaluate<string[]>(PRIMARY);
      expect({ width, top, shown: shown.slice(1) }).toEqual({ width, top, shown: [] });
    }
  }
});
