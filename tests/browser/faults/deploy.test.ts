import { describe, expect, it } from 'vitest';
import { contactPage, readFields, send } from '../forms/form-pages.ts';
import { hydrate, isMarked, mark, movePointer, openHydrated, openSite, settled } from '../site.ts';
import { banner, callback, changePages, changeShared, countLoads, GUIDE, link, moveUntilHydrated } from './fault.ts';

const gone = { status: 404, contentType: 'text/html', body: '<p>gone</p>' };
const older = (html: string) => html.replace(/client-[\w-]+\.js/g, 'client-OLDER.js');

describe('a page that was open during a new publication', () => {
  it('does not reload repeatedly while servers disagree', async () => {
    const site = await openSite();
    let served = 0;
    await changePages(site, (html) => html.replace(/client-[\w-]+\.js/g, `client-${served++}.js`));
    const loads = countLoads(site.page);
    await site.page.goto(site.url);
    let scroll = 300;
    const scrolled = async () => {
      await site.page.mouse.wheel(0, scroll);
      scroll = -scroll;
      return loads();
    };
    await expect.poll(scrolled).toBe(2);
    await callback(site.page).click();
    await site.page.getByRole('alert').filter({ hasText: 'pu se charger' }).waitFor();
    expect(await scrolled()).toBe(2);
  });

  it('stays if nothing can be stored, to keep typed text', async () => {
    const site = await openSite();
    await site.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    let served = 0;
    await changePages(site, (html) => (served++ === 0 ? older(html) : html));
    let asked = 0;
    site.page.on('request', (request) => {
      if (request.isNavigationRequest()) asked += 1;
    });
    await site.page.goto(`${site.url}/contact`);
    await contactPage.fill(site.page);
    await expect.poll(() => served).toBeGreaterThan(1);
    await settled(site.page);
    expect(asked).toBe(1);
    expect(await readFields(site.page)).toEqual(contactPage.written);
  });

  it('is reloaded once if the code of its form is gone, with all typed text', async () => {
    const site = await openSite();
    let served = 0;
    await changePages(site, (html) =>
      served++ === 0 ? html.replace('data-client="', 'data-client="/older/..') : html,
    );
    let asked = 0;
    await site.page.route('**/_assets/FormBlock-*.js', (route) =>
      asked++ < 2 ? route.fulfill(gone) : route.continue(),
    );
    const loads = countLoads(site.page);
    await site.page.goto(`${site.url}/contact`);
    await contactPage.fill(site.page);
    await expect.poll(loads).toBe(2);
    await moveUntilHydrated(site.page);
    await expect.poll(() => readFields(site.page)).toEqual(contactPage.written);
  });

  it('keeps text typed while the new page is loading', async () => {
    const site = await openSite();
    let served = 0;
    await changePages(site, (html) => (served++ === 0 ? older(html) : html));
    const loads = countLoads(site.page);
    await site.page.goto(`${site.url}/contact`);
    // Playwright's own typing would wait for the new page.
    await site.page.evaluate((texts) => {
      addEventListener('beforeunload', () => {
        for (const [name, text] of Object.entries(texts)) {
          const field = document.querySelector<HTMLInputElement>(`[name$=_${name}]`);
          if (field) field.value = text ?? '';
        }
      });
    }, contactPage.written);
    await movePointer(site.page);
    await expect.poll(loads).toBe(2);
    await hydrate(site.page);
    await expect.poll(() => readFields(site.page)).toEqual(contactPage.written);
  });

  it.each([
    { part: 'the consent banner', data: '"labels":{"accept"' },
    { part: 'the offer', data: '"accept":{"label"' },
  ])('works without $part if only its data belongs to another build', async ({ part, data }) => {
    const site = await openSite();
    const { page, url } = site;
    let changed = false;
    await changeShared(site, (script) => {
      changed ||= script.includes(data);
      return script.replace(data, data.replace(/^"\w+/, '"other'));
    });
    const loads = countLoads(page);
    await page.goto(url + GUIDE);
    await hydrate(page);
    await page.mouse.wheel(0, 9000);
    const [offer, choice] = [page.getByRole('dialog'), banner(page)];
    await (part === 'the offer' ? choice : offer).waitFor();
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.getByText('Unexpected').count()).toBe(0);
    expect(changed).toBe(true);
    expect([await offer.count(), await choice.count()]).toEqual(part === 'the offer' ? [0, 1] : [1, 0]);
    if (part === 'the offer') await choice.getByRole('button', { name: 'Tout refuser' }).click();
    else await page.getByRole('dialog').getByRole('button', { name: 'Non merci' }).click();
    await link(page, '/contact').click();
    await page.waitForURL(`${url}/contact`);
    expect(loads()).toBe(1);
  });

  it('is fully reloaded if the next page belongs to another build, and scrolls to its hash', async () => {
    const site = await openHydrated('/contact');
    await changePages(site, (html) => html.replace(/"build":"[^"]*"/, '"build":"newer"'));
    await mark(site.page);
    await link(site.page, '/#pricing').click();
    await site.page.waitForURL(`${site.url}/#pricing`);
    await site.page.waitForFunction(() => !('sameDocument' in window));
    await site.page.waitForFunction(
      () => Math.abs(document.getElementById('pricing')?.getBoundingClientRect().top ?? 999) < 200,
    );
  });

  it('shows the previous page of another build with its hash after going back', async () => {
    const site = await openHydrated('/');
    await link(site.page, '/#pricing').click();
    await link(site.page, '/contact').click();
    await site.page.getByRole('heading', { level: 1, name: 'Parlons de votre site' }).waitFor();
    await changePages(site, (html) => html.replace(/"build":"[^"]*"/, '"build":"newer"'));
    await mark(site.page);
    await site.page.evaluate(() => history.back());
    await site.page.locator('#pricing').waitFor();
    expect(site.page.url()).toBe(`${site.url}/#pricing`);
    expect(await isMarked(site.page)).toBe(false);
  });
});

describe('a hydrated form', () => {
  it('sends its message even if no file of the site is left', async () => {
    const { page, sink } = await openHydrated('/contact');
    await page.waitForLoadState('networkidle');
    await page.route('**/_assets/*', (route) => route.fulfill(gone));
    await contactPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
  });
});
