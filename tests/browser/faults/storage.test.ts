import { describe, expect, it } from 'vitest';
import { contactPage, noteAlerts, readFields, send } from '../forms/form-pages.ts';
import { hydrate, isMarked, mark, openHydrated, openSite } from '../site.ts';
import { banner, callback, GUIDE, link, MOCKUP } from './fault.ts';

/** Effects of a private window, a setting or a full disk on the storage of every page. */
const storages: [string, () => void][] = [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'missing',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
    },
  ],
];

describe('storage that is', () => {
  it.each(storages)(
    '%s: choice and typed text are kept, the message is sent, navigation works, nothing is reported',
    async (_, spoil) => {
      const { page, url, sink, problems } = await openSite();
      await page.addInitScript(spoil);
      await page.goto(url + GUIDE);
      await hydrate(page);
      await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
      await mark(page);
      await link(page, '/contact').click();
      await page.getByRole('heading', { level: 1, name: 'Parlons de votre site' }).waitFor();
      expect(await isMarked(page)).toBe(true);
      expect(await banner(page).count()).toBe(0);
      await contactPage.fill(page);
      await link(page, '/realisations').click();
      await page.waitForURL(`${url}/realisations`);
      await page.goBack();
      await expect.poll(() => readFields(page)).toEqual(contactPage.written);
      await send(page);
      await page.locator('[role=dialog]').waitFor();
      expect(await sink.messages()).toHaveLength(1);
      expect(problems).toEqual([]);
    },
  );

  it('full after a stored refusal: visitors can still change their choice', { tags: 'smoke' }, async () => {
    const { page } = await openHydrated('/cookies');
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await page.evaluate(storages[1]?.[1] as () => void);
    await page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).click();
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.reload();
    await hydrate(page);
    // The answer could not be stored, so the banner asks again: the old agreement must not come back.
    await banner(page).waitFor();
  });
});

describe('a wrong clock', () => {
  it.each([-40, 60])(
    'by %i years: the page hydrates, the agenda is shown in time, the year is not in the past',
    async (years) => {
      const { page, url, problems } = await openSite();
      await page.clock.install({ time: Date.now() + years * 365.25 * 86_400_000 });
      await page.goto(url + MOCKUP);
      await hydrate(page);
      const shown = Number(await page.locator('[data-year]').first().textContent());
      expect(shown).toBeGreaterThanOrEqual(2026);
      expect(shown).toBe(years > 0 ? new Date().getFullYear() + years : shown);
      await page.locator('[data-reveal-after][data-revealed] iframe[src]').waitFor();
      expect(problems).toEqual([]);
    },
  );

  it('that jumps back during the visit: links, forms and the choice work', async () => {
    const { page, url } = await openSite();
    const alerts = noteAlerts(page);
    await page.goto(url);
    await hydrate(page);
    await link(page, '/contact').hover();
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() - 40 * 365 * 86_400_000;
    });
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await link(page, '/contact').click();
    await contactPage.fill(page);
    expect(await readFields(page)).toEqual(contactPage.written);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(alerts).toEqual([]);
    expect(await callback(page).count()).toBe(0);
  });
});
