import { describe, expect, it } from 'vitest';
import { contactPage } from '../forms/form-pages.ts';
import { holdProgram, hydrate, openPage, openSite, settled } from '../site.ts';

const GUIDE = '/creation-site-web/creer-site-web-professionnel';
const scripts = (requests: string[]) => requests.filter((url) => url.endsWith('.js'));

describe('hydration', () => {
  it.each([
    ['a pointer', (page) => page.mouse.move(40, 40).then(() => page.mouse.move(60, 60))],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['scrolling', (page) => page.mouse.wheel(0, 300)],
    ['focus', (page) => page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus())],
  ] as [string, (page: import('playwright-core').Page) => Promise<unknown>][])(
    'starts with %s and does not change the page',
    async (_, interact) => {
      const { page, problems } = await openPage(GUIDE);
      const before = await page.innerHTML('main');
      await interact(page);
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      expect(await page.innerHTML('main')).toBe(before);
      expect(problems).toEqual([]);
    },
  );

  it.each([
    ['clicks its button', (form: HTMLFormElement) => form.querySelector('button')?.click()],
    ['submits it', (form: HTMLFormElement) => form.requestSubmit()],
  ] as const)('starts for a form if a script %s, and sends it', async (_, submit) => {
    const { page, sink, problems } = await openPage('/contact');
    await page.evaluate((texts) => {
      for (const [name, value] of Object.entries(texts))
        Object.assign(document.querySelector(`form [name$=_${name}]`) ?? {}, { value });
    }, contactPage.written);
    await page.locator('form').evaluate(submit);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('does not start, and nothing of the program is requested, because the page appears below a resting pointer', {
    tags: 'smoke',
  }, async () => {
    const { page, url, requests } = await openSite();
    await page.goto(url + GUIDE, { waitUntil: 'networkidle' });
    expect(scripts(requests)).toEqual([]);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
    await settled(page);
    expect(scripts(requests)).toEqual([]);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 1 })));
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  });

  it('hydrates one page of each kind without a message', { tags: 'smoke' }, async () => {
    const { page, url, problems } = await openSite();
    for (const path of ['/', '/contact', '/presentation', '/pre-validation-ok', '/cookies', '/maquette-offerte/a.fr']) {
      await page.goto(url + path);
      await hydrate(page);
      expect([path, ...problems]).toEqual([path]);
    }
  });

  it('replays the first click once React is ready, however late the program loads', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    const release = await holdProgram(page);
    await page.goto(url);
    await page.getByRole('button', { name: 'Je veux ma maquette gratuite !' }).click();
    release();
    await page.getByText(/Étape 1\/2/).waitFor();
  });

  it('replays a click even if the program loads after the note about its delay', async () => {
    const { page, url, problems } = await openSite();
    const release = await holdProgram(page);
    await page.goto(url);
    await page.getByRole('button', { name: 'Je veux ma maquette gratuite !' }).click();
    await page.getByRole('alert').waitFor();
    release();
    await page.getByText(/Étape 1\/2/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('shows at the control that it is waiting, until it reacts', async () => {
    const { page, url } = await openSite();
    const release = await holdProgram(page);
    await page.goto(url);
    const cookies = page.getByRole('button', { name: 'Gérer mes cookies' });
    const looks = () =>
      cookies.evaluate((button) => [getComputedStyle(button).cursor, getComputedStyle(button).opacity]);
    expect(await looks()).toEqual(['pointer', '1']);
    await cookies.click();
    expect(await looks()).toEqual(['progress', '0.6']);
    release();
    await page.locator('[data-consent-banner]').waitFor();
    expect(await looks()).toEqual(['pointer', '1']);
  });
});
