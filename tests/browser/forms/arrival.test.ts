import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, isMarked, mark, openPage, openSite, settled } from '../site.ts';
import { details, send, write } from './form-pages.ts';

const phone = { viewport: { width: 360, height: 780 } };
const title = (page: Page) => page.getByRole('heading', { name: 'Étape 1/2 Vos coordonnées' });
const start = (page: Page) => page.getByRole('button', { name: /Je veux ma maquette gratuite/ });

/** Waits until the window has stopped scrolling. */
async function stillness(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0, last = -1; still < 10; last = scrollY) {
      still = scrollY === last ? still + 1 : 0;
      await frame();
    }
  });
}

/** Returns the number of fields that are completely visible in the window. */
const fieldsInSight = (page: Page) =>
  page.$$eval(
    'main form input:not([data-honeypot])',
    (fields) =>
      fields.filter((field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        return [2, height - 2].every((y) => document.elementFromPoint(left + width / 2, top + y) === field);
      }).length,
  );

async function expectFirstStep(page: Page): Promise<void> {
  await title(page).waitFor();
  // The page may still be scrolling to the form.
  await expect.poll(() => fieldsInSight(page)).toBeGreaterThanOrEqual(4);
  await stillness(page);
  expect(await fieldsInSight(page)).toBeGreaterThanOrEqual(4);
  expect(await title(page).evaluate((element) => element === document.activeElement)).toBe(true);
  const header = await page.locator('.site-header').boundingBox();
  const form = await page.locator('main form').boundingBox();
  expect((form?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeLessThanOrEqual(24);
}

/** Begins to sum layout shifts without those of fonts, which are blocked: `layout-shift.test.ts` measures them. */
async function observeShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page on a phone. Cookies are refused beforehand, so that no banner covers the form. */
async function open(route = '/', prepare: (page: Page) => Promise<void> = async () => {}) {
  const site = await openSite(phone);
  await site.page.addInitScript(() => {
    const choices = { publicite: false };
    localStorage.setItem('vitrine:consent', JSON.stringify({ v: 2, id: 'a', date: new Date().toISOString(), choices }));
  });
  await prepare(site.page);
  await site.page.goto(site.url + route);
  return site;
}

/** Fills in both steps of the form, and sends it. */
async function sendRequest(page: Page): Promise<void> {
  await write(page, details);
  await page.click('text=Suivant');
  await page.selectOption('form [name$=_needsEcommerce]', 'Non');
  await write(page, { projectDescription: 'Un site.' });
  await send(page);
  await page.getByRole('dialog').waitFor();
}

describe('a link to the callback form', () => {
  it('opens step 1 at the top of the window, with four visible fields, on a page that is not hydrated', {
    tags: 'smoke',
  }, async () => {
    const { page } = await open('/', observeShifts);
    await page.locator('main a[href="/#callback-form"]').first().click();
    await expectFirstStep(page);
    expect(await page.evaluate('moved')).toBeLessThanOrEqual(0.01);
  });

  it('also opens it on a hydrated page, and again after the visitor has gone elsewhere', async () => {
    const { page } = await open();
    await hydrate(page);
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.locator('main a[href="/#callback-form"]').first().click();
      await expectFirstStep(page);
    }
  });

  it('hydrates the page on arrival, with reserved space from the first paint', async () => {
    const { page } = await open('/#callback-form', observeShifts);
    await expectFirstStep(page);
    expect(await page.evaluate('moved')).toBeLessThanOrEqual(0.01);
  });

  it('opens it from another page, without a full load', async () => {
    const { page } = await open('/realisations');
    await hydrate(page);
    await mark(page);
    await page.locator('main a[href="/#callback-form"]').first().click();
    await expectFirstStep(page);
    expect(await isMarked(page)).toBe(true);
  });

  it('shows four fields above the cookie banner, which reacts to a click while a field has the focus', async () => {
    const { page } = await openPage('/#callback-form', phone);
    await title(page).waitFor();
    const banner = page.locator('[data-consent-banner]');
    await banner.waitFor();
    await expectFirstStep(page);
    await page.locator('form [name$=_name]').focus();
    await banner.getByRole('button', { name: 'Tout refuser' }).click();
    await banner.waitFor({ state: 'detached' });
  });
});

describe('the button of the callback form', () => {
  it('scrolls each step to the top of the window', async () => {
    const { page } = await open();
    await start(page).click();
    await expectFirstStep(page);
    const top = async () => (await page.locator('form h3').first().boundingBox())?.y ?? 0;
    expect(await top()).toBeLessThan(160);
    await write(page, details);
    await page.click('text=Suivant');
    await page.getByText(/Étape 2\/2/).waitFor();
    await stillness(page);
    expect(await top()).toBeLessThan(160);
    expect(await top()).toBeGreaterThanOrEqual(64);
  });
});

describe('the selected plan', () => {
  it.each([false, true])('is included in the form and its message (page hydrated: %s)', async (isHydrated) => {
    const { page, sink } = await open();
    if (isHydrated) await hydrate(page);
    await page.locator('[data-plan^="Forfait Professionnel"]').first().click();
    await expectFirstStep(page);
    const chosen = page.locator('main form').getByText('Forfait Professionnel, 59 €');
    await chosen.waitFor();
    await page.locator('main form').getByRole('link', { name: 'changer' }).click();
    await stillness(page);
    await page.locator('[data-plan^="Forfait Essentiel"]').first().click();
    await page.locator('main form').getByText('Forfait Essentiel, 29 €').waitFor();
    await sendRequest(page);
    const [sent] = await sink.messages();
    expect(sent?.template_params.message).toMatch(/^Forfait choisi : Forfait Essentiel, 29\s€\n\nProjet :\nUn site\./);
  });
});

describe('the next steps', () => {
  it('are shown next to the form and in the dialog: who calls, when, for how long, with which commitment', async () => {
    const { page } = await open('/#callback-form', (page) => page.clock.install({ time: '2026-11-24T10:00:00+01:00' }));
    await title(page).waitFor();
    const lines =
      /Vitrine\s&\sCie\svous\sappelle\sdu\s04.65.71.00.48,\ssous\s1\sjour\souvré\s\(mercredi\sau\splus\stard\)/;
    await page.locator('#callback-form').getByText(lines).waitFor();
    await sendRequest(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(lines).waitFor();
    await dialog.getByText(/ne vous engage à rien/).waitFor();
  });

  // `next-opening.test.ts` has the other moments.
  it.each([
    ['in the evening', '2026-11-26T19:00:00+01:00', 'demain dès 9\u00A0h'],
    ['in the morning', '2026-11-26T11:00:00+01:00', ''],
  ])(
    'include the next opening time, in the bar, into which it fits at 320 px, and at the form, %s',
    async (_, moment, opening) => {
      const { page, url } = await openSite(phone);
      await page.clock.install({ time: moment });
      await page.goto(url);
      await hydrate(page);
      expect(await page.locator('.mobile-bar small').textContent()).toBe(opening);
      const said = page.locator('#callback-form').getByText(/nous répondons/);
      expect(await said.count()).toBe(opening ? 1 : 0);
      if (opening) expect(await said.textContent()).toContain(opening);
      expect(await page.locator('main form').count()).toBe(1);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.$eval('.mobile-bar', (bar) => bar.getBoundingClientRect().height)).toBe(53);
    },
  );
});
