import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility/axe.ts';
import { hydrate, openSite, settled } from './site.ts';

const EXAMPLE = '/exemples/macon';

const leave = (page: Page) => page.locator('aside a', { hasText: 'Quitter l’exemple' });

describe('an example of a site', () => {
  it('keeps its drafts separate from those of the site', async () => {
    const { page, url } = await openSite();
    await page.goto(`${url}${EXAMPLE}/devis`);
    await hydrate(page);
    await page.fill('form [name$=_name]', 'Ana Ruiz');
    await page.goto(`${url}/contact`);
    await hydrate(page);
    expect(await page.inputValue('form [name$=_name]')).toBe('');
    await page.goto(`${url}${EXAMPLE}/devis`);
    await hydrate(page);
    expect(await page.inputValue('form [name$=_name]')).toBe('Ana Ruiz');
  });

  it('shows the page of the site for an unknown address', async () => {
    const { page, url } = await openSite();
    const answer = await page.goto(`${url}${EXAMPLE}/inconnue`);
    expect(answer?.status()).toBe(404);
    expect(await leave(page).count()).toBe(0);
  });
});

describe('the ribbon of an example', () => {
  it('is readable and usable for everybody, on a phone and a computer', async () => {
    const { page, url } = await openSite({ reducedMotion: 'reduce' });
    await page.goto(`${url}${EXAMPLE}/`);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violations(page)).toEqual([]);
      const box = await leave(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
