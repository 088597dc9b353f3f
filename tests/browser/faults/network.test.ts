import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callbackPage, contactPage, noteAlerts, readFields, send, shownTexts } from '../forms/form-pages.ts';
import { hydrate, isMarked, mark, openHydrated, openPage, openSite, settled } from '../site.ts';
import { banner, callback, GUIDE, link, rubbish, silent, waitUntilHydrated } from './fault.ts';

const contact = { level: 1, name: 'Parlons de votre site' } as const;

/**
 * Delays the answers to requests for a page. The returned function lets them be sent, and returns the documents that
 * the browser requests because of them.
 */
async function holdPage(page: Page, address: string, answer: (route: Route, late: Promise<void>) => Promise<void>) {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answers: Promise<void>[] = [];
  // The program may give up loading this page meanwhile, so that its request is cancelled.
  await page.route(address, (route) => void answers.push(answer(route, late).catch(() => undefined)));
  return async () => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    release();
    await Promise.all(answers);
    await settled(page);
    return loads;
  };
}

describe('a network that is lost before hydration', () => {
  it('shows a note at the button, and executes the next click once it is back', { tags: 'smoke' }, async () => {
    const { page } = await openPage('/');
    await page.context().setOffline(true);
    await callback(page).click();
    await page.getByRole('alert').filter({ hasText: 'pu se charger' }).waitFor();
    expect(await callback(page).getAttribute('aria-busy')).toBeNull();
    await page.context().setOffline(false);
    await callback(page).click();
    await page.locator('form [name$=_companyName]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is only retried after a pause on pointer moves, but immediately on a click', async () => {
    const { page, url, requests } = await openSite();
    await page.route('**/_assets/client-*.js', (route) => route.abort());
    await page.clock.install();
    await page.goto(url + GUIDE);
    // With a paused clock, the pause after a failure does not end during the moves.
    await page.clock.pauseAt(Date.now() + 60_000);
    requests.length = 0;
    for (let move = 0; move < 60; move++) {
      await page.mouse.move(5 + move, 5);
      await page.mouse.wheel(0, 20);
    }
    const asked = () => requests.filter((address) => address.includes('/client-')).length;
    await expect.poll(() => requests.filter((address) => address === url + GUIDE)).toHaveLength(1);
    expect(asked()).toBe(1);
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await expect.poll(asked).toBe(2);
  });

  it('keeps the last of several clicks, and releases the control of the one before', async () => {
    const { page, url } = await openSite();
    await page.route('**/_assets/*.js', (route) => silent(route));
    await page.goto(url);
    const cookies = page.getByRole('button', { name: 'Gérer mes cookies' });
    await callback(page).click();
    expect(await callback(page).getAttribute('aria-busy')).toBe('true');
    await cookies.click();
    expect(await cookies.getAttribute('aria-busy')).toBe('true');
    expect(await callback(page).getAttribute('aria-busy')).toBeNull();
  });

  it('executes the next click also if only the code of the form was lost', async () => {
    const { page, url } = await openSite();
    const asModules: string[] = [];
    const running = new Set<object>();
    page.on('request', (request) => {
      running.add(request);
      if (request.resourceType() === 'script') asModules.push(request.url());
    });
    page.on('requestfinished', (request) => void running.delete(request));
    page.on('requestfailed', (request) => void running.delete(request));
    await page.route('**/_assets/CallbackForm-*.js', (route) => route.abort());
    await page.goto(url);
    await Promise.all([page.waitForEvent('requestfailed'), page.mouse.wheel(0, 10)]);
    // Most browsers never request a module again after it failed to load. So no file may be loaded as a module before
    // all of them have arrived.
    await expect.poll(() => running.size).toBe(0);
    await settled(page);
    expect(asModules).toEqual([]);
    await page.unroute('**/_assets/CallbackForm-*.js');
    await callback(page).click();
    await page.locator('form [name$=_companyName]').waitFor();
  });

  it('loads the code of the cookie choice again, when it is opened and when the network is back', async () => {
    const { page, url } = await openSite();
    let isLost = true;
    let asked = 0;
    let failed = 0;
    await page.route('**/_assets/part-*.js', (route) => {
      asked++;
      return isLost ? route.abort() : route.continue();
    });
    page.on('requestfailed', () => {
      failed++;
    });
    /** Waits until the code was requested again, and refused: a new request would join one that is still open. */
    const isRefusedAgain = (before: number) => expect.poll(() => asked > before && failed === asked).toBe(true);
    // Scrolling to the footer of a guide would open its offer.
    await page.goto(`${url}/contact`);
    await hydrate(page);
    await isRefusedAgain(0);
    const before = asked;
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await isRefusedAgain(before);
    expect(await banner(page).count()).toBe(0);
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await banner(page).waitFor();
  });
});

describe('a network that is lost after hydration', () => {
  it('keeps typed text after a link that fails', async () => {
    const { page, url } = await openHydrated('/contact');
    await contactPage.fill(page);
    await page.context().setOffline(true);
    await link(page, '/realisations').click();
    await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/');
    await page.context().setOffline(false);
    await page.goBack();
    await page.waitForURL(`${url}/contact`);
    await hydrate(page);
    await expect.poll(() => readFields(page)).toEqual(contactPage.written);
  });

  it('keeps the unsent message, and « Réessayer » sends it once the network is back', async () => {
    const { page, sink } = await openHydrated('/');
    const alerts = noteAlerts(page);
    await callbackPage.fill(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await send(page);
    await page.locator('form [role=alert]').waitFor();
    expect(await readFields(page)).toEqual(shownTexts(callbackPage));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => alerts).toEqual([callbackPage.alert, callbackPage.alert]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
  });
});

describe('a network that answers instead of the site', () => {
  it('with a page that looks like ours: the browser shows it', async () => {
    const { page, url } = await openHydrated(GUIDE);
    await mark(page);
    await page.route(
      `${url}/contact`,
      rubbish(
        'text/html',
        '<h1>Bienvenue chez nous</h1><script id="v_page" type="application/json">{"build":</script>',
      ),
    );
    await link(page, '/contact').click();
    await page.getByRole('heading', { name: 'Bienvenue chez nous' }).waitFor();
    expect(page.url()).toBe(`${url}/contact`);
    expect(await isMarked(page)).toBe(false);
  });

  it('by redirecting: the browser follows', async () => {
    const { page, url } = await openHydrated(GUIDE);
    const portal = await openSite();
    const location = `${portal.url}/cgv`;
    await page.route(`${url}/contact`, (route) => route.fulfill({ status: 302, headers: { location } }));
    await link(page, '/contact').click();
    await page.waitForURL(location);
  });
});

describe('a slow network', () => {
  it('leaves a page that does not arrive to the browser, which shows that it is loading', async () => {
    const { page, url } = await openHydrated(GUIDE);
    await page.clock.install();
    let asked = 0;
    await page.route(`${url}/contact`, (route) => (asked++ === 0 ? silent(route) : route.continue()));
    await mark(page);
    await link(page, '/contact').click();
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(9000);
    await page.getByRole('heading', contact).waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  it('loses nothing at the speed of 3G: clicks, texts and links work from the first moment', async () => {
    const { page, url, sink } = await openSite();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 90_000,
      uploadThroughput: 40_000,
    });
    await page.goto(url, { waitUntil: 'commit' });
    await callbackPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    await page.getByRole('button', { name: 'Rester sur cette page' }).click();
    await link(page, '/contact').click();
    await page.getByRole('heading', contact).waitFor();
  });

  it('follows the last of several links, however late the others arrive', async () => {
    const { page, url } = await openHydrated(GUIDE);
    const answer = await holdPage(page, `${url}/contact`, async (route, late) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"build":"[^"]*"/, '"build":"newer"');
      await late;
      await route.fulfill({ response, body });
    });
    await mark(page);
    await link(page, '/contact').hover();
    await page.evaluate(() => {
      for (const href of ['/contact', '/realisations', '/contact', '/realisations', '/realisations'])
        document.querySelector<HTMLElement>(`.wide-nav a[href="${href}"]`)?.click();
    });
    await page.waitForURL(`${url}/realisations`);
    expect(await answer()).toEqual([]);
    expect(page.url()).toBe(`${url}/realisations`);
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('goes back during an unfinished navigation, and stays there', async () => {
    const { page, url } = await openHydrated('/');
    await link(page, '/realisations').click();
    await page.waitForURL(`${url}/realisations`);
    // The address changes before the page does. Until then, the browser itself would follow a link.
    await page.waitForFunction(() => /exemples/.test(document.title));
    const answer = await holdPage(page, `${url}/contact`, async (route, late) => {
      await late;
      await route.continue();
    });
    await mark(page);
    await link(page, '/contact').evaluate((one) => (one as HTMLElement).click());
    await page.evaluate(() => history.back());
    await page.waitForURL(`${url}/`);
    expect(await answer()).toEqual([]);
    expect(page.url()).toBe(`${url}/`);
    await callback(page).click();
    await page.locator('form [name$=_companyName]').waitFor();
    expect(await isMarked(page)).toBe(true);
    await waitUntilHydrated(page);
  });
});
