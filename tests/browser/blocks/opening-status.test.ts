import { expect, it } from 'vitest';
import { hydrate, openSite } from '../site.ts';

it.each([
  ['while it is open', '2026-11-26T15:40:00+01:00', /^Ouvert, ferme à 19\sh$/],
  ['before it opens again', '2026-11-26T13:40:00+01:00', /^Fermé, ouvre aujourd.hui dès 15\sh\s30$/],
])('the strip of a shop says its state in the room of its label, %s', async (_, time, state) => {
  const { page, url } = await openSite();
  await page.clock.install({ time });
  await page.goto(`${url}/exemples/boulangerie/`);
  const strip = page.locator('section:has([data-open-text])');
  const label = strip.locator('[data-open-text]');
  const boxes = async () => {
    const found = [];
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      found.push(await strip.boundingBox());
    }
    return found;
  };
  const before = await boxes();
  expect(await label.textContent()).toBe('Horaires');
  await hydrate(page);
  await expect.poll(() => label.textContent()).toMatch(state);
  expect(await boxes()).toEqual(before);
});
