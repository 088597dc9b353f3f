import { expect, it } from 'vitest';
import { isFull } from '../routes.ts';
import { openHydrated } from '../site.ts';

/** Script that names the parts of a phone's drawn site that are cut off or covered. */
const FAULTS = `(() => {
  const site = document.querySelector('.mockup .site');
  const [bar, words, title, button, name] = ['.bar', '.words', '.title', '.button', '.name'].map((part) => site.querySelector(part));
  const { left, top, width, height } = name.getBoundingClientRect();
  const ends = (part) => part.getBoundingClientRect();
  const at = [0.2, 0.8].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
  return [
    ...at.filter((one) => one && !name.contains(one) && !one.contains(name)).map((one) => 'name under ' + one.className),
    ...(ends(title).top < ends(bar).bottom - 1 || ends(title).bottom > ends(words).bottom + 1 ? ['title is cut'] : []),
    ...(ends(button).height > 0 && ends(button).bottom > ends(words).bottom + 1 ? ['button is cut'] : []),
  ];
})()`;

it.each(isFull ? [780, 430] : [780])(
  'the drawn site is of the trade that stands in the name, and covers and cuts no words of any trade: 360 × %i px',
  {
    tags: 'smoke',
  },
  async (height) => {
    const { page } = await openHydrated('/', { viewport: { width: 360, height } });
    const trade = page.getByLabel('Métier', { exact: true });
    await page.getByLabel('Nom de l’entreprise').first().fill('Maçonnerie Karim');
    await expect.poll(() => page.locator('.mockup .title').first().textContent()).toMatch(/^Maçonnerie/);
    const trades = await trade.locator('option').count();
    expect(trades).toBeGreaterThan(8);
    for (const town of ['Sommières', 'Saint-Hippolyte-du-Fort']) {
      await page.getByLabel('Commune').fill(town);
      for (let index = 1; index < trades; index += 1) {
        await trade.selectOption({ index });
        expect({ town, index, found: await page.evaluate(FAULTS) }).toEqual({ town, index, found: [] });
      }
    }
  },
);
