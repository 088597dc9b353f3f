import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callbackPage, send } from '../forms/form-pages.ts';
import { hold, hydrate, type OpenSite, openHydrated, openSite } from '../site.ts';
import { type Answer, banner, link, MOCKUP, measureAds, rubbish, silent, waitUntilHydrated } from './fault.ts';

const videos = /\.(?:webm|mp4)$/;
const agenda = (page: Page) => page.getByRole('link', { name: /Ouvrir l.agenda dans un nouvel onglet/ });

describe('the host of the videos', () => {
  it('answers rubbish: a message and links to the file and the transcript are shown', async () => {
    const { page, problems } = await openHydrated('/presentation');
    await page.route(videos, rubbish('video/mp4', 'no video'.repeat(500)));
    await page.locator('.video-poster').click();
    const alert = page.locator('.video-frame').getByRole('alert');
    await alert.waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toMatch(/\.mp4$/);
    await page.locator('.video-text summary').click();
    expect(await page.locator('.video-text').textContent()).toContain('Quatrième étape');
    expect(problems.filter((problem) => /Error: /.test(problem))).toEqual([]);
  });

  it('is slow: controls and transcript work meanwhile, and the video starts when it arrives', async () => {
    const { page } = await openHydrated('/presentation');
    const come = await hold(page, videos);
    await page.locator('.video-poster').click();
    await page.getByRole('button', { name: 'Couper le son' }).click();
    await page.locator('.video-text summary').click();
    expect(await page.locator('.video-frame').getByRole('alert').count()).toBe(0);
    come();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true);
  });
});

/** Replaces the site's own agenda with that of another host. */
async function bookAt(remote: string, { page, url }: Pick<OpenSite, 'page' | 'url'>): Promise<void> {
  await page.route(url + MOCKUP, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('/media/agenda.html', remote)
      .replace(/ data-sandbox="[^"]*/, '$& allow-same-origin')
      .replace(/<meta[^>]*content-security-policy[^>]*>/i, '');
    const headers = { ...response.headers() };
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "frame-src 'self'",
      'frame-src https://agenda.example',
    );
    await route.fulfill({ response, headers, body });
  });
}

describe('the host of the agenda', () => {
  const remote = 'https://agenda.example/appel';

  it.each<[string, Answer]>([
    ['never answers', silent],
    [
      'throws without its cookies',
      rubbish('text/html', '<script>parent.location; document.cookie.x.y; top.location = "/"</script>'),
    ],
  ])('%s: the link next to the frame stays, the plans are shown, the page works', async (_, answer) => {
    const { page, url } = await openSite();
    await bookAt(remote, { page, url });
    await page.route(`${remote}*`, answer);
    await page.clock.install();
    await page.goto(url + MOCKUP);
    await page.clock.fastForward(4000);
    await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe(remote);
    expect(await agenda(page).getAttribute('href')).toBe(remote);
    expect(await agenda(page).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: /Nos forfaits en un coup/ }).isVisible()).toBe(true);
    await hydrate(page);
    await link(page, '/contact').click();
    await page.waitForURL(`${url}/contact`);
  });
});

describe('a browser that blocks third-party cookies', () => {
  const remote = 'https://agenda.example/appel';
  const agendaPage =
    '<!doctype html><title>a</title><p id="said"></p><script>document.cookie = "seen=1; Secure; SameSite=None"; document.getElementById("said").textContent = document.cookie || "no cookie";</script>';

  it('shows the agenda without cookies, hydrates the page and sends the message', async () => {
    const { page, url, sink } = await openSite();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setCookieControls', {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    } as never);
    await bookAt(remote, { page, url });
    await page.route(`${remote}*`, rubbish('text/html', agendaPage));
    await page.goto(url + MOCKUP);
    const said = page.frameLocator('iframe').locator('#said');
    await said.waitFor();
    expect(await said.textContent()).toBe('no cookie');
    expect(await agenda(page).getAttribute('href')).toBe(remote);
    await hydrate(page);
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await page.goto(url);
    await hydrate(page);
    expect(await banner(page).count()).toBe(0);
    await callbackPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
  });
});

describe('the ads script, once consent is granted with a real id,', () => {
  const meddling =
    'window.gtag = () => { throw new Error("rubbish"); }; window.dataLayer = 7; throw new Error("rubbish");';
  const answers: [string, Answer][] = [
    ['never answers', silent],
    ['replaces what it was given and throws', rubbish('text/javascript', meddling)],
  ];

  it.each(answers)('%s: the banner closes, the request is sent, consent can be withdrawn', async (_, answer) => {
    const site = await openSite();
    const { page, url, sink } = site;
    let asked = 0;
    await page.context().route('https://www.googletagmanager.com/**', (route) => {
      asked += 1;
      return answer(route);
    });
    await measureAds(site);
    await page.goto(url);
    await hydrate(page);
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => asked).toBe(1);
    await callbackPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    await page.getByRole('button', { name: 'Rester sur cette page' }).click();
    expect(await sink.messages()).toHaveLength(1);
    await page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).click();
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      banner(page).getByRole('button', { name: 'Tout refuser' }).click(),
    ]);
    await hydrate(page);
    await waitUntilHydrated(page);
    expect(await page.locator('script[data-ads]').count()).toBe(0);
    expect(await banner(page).count()).toBe(0);
  });
});
