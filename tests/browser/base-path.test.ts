import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildApart } from './build-apart.ts';
import { details, readFields, send } from './forms/form-pages.ts';
import { hydrate, isMarked, mark, type OpenSite, openSite } from './site.ts';

/** Base path of a site in a GitHub repository. A section of the site has the same path, `/creation-site-web`. */
const base = '/creation-site-web/';
const HUB = '/creation-site-web';
const GUIDE = '/creation-site-web/creer-site-web-professionnel';

const EXAMPLE = '/exemples/macon';

let directory: string | undefined;

/** Opens the site at the root of its host, or at the base path, for which it is built once. */
async function openBuilt(path: string): Promise<OpenSite> {
  if (path === '/') return openSite();
  directory ??= await buildApart({ base });
  return openSite({ directory, base });
}

/** Opens a page of the build, hydrates it, and marks the document so that a full load would be noticed. */
async function openHydrated(route: string): Promise<OpenSite> {
  const site = await openBuilt(base);
  await site.page.goto(site.url + route);
  await hydrate(site.page);
  await mark(site.page);
  return site;
}

const marked = (page: Page) =>
  page
    .locator('.wide-nav [aria-current=page], .mark[aria-current=page]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('a site at a base path with the name of a section', () => {
  it('navigates from the home page to the section, a guide and back without a full load', async () => {
    const { page, url, problems } = await openHydrated('/');
    await page.locator(`footer a[href="${base}creation-site-web"]`).first().click();
    await page.waitForURL(url + HUB);
    await page
      .locator(`main a[href="${base.slice(0, -1)}${GUIDE}"]`)
      .first()
      .click();
    await page.waitForURL(url + GUIDE);
    await page.locator('article.guide').waitFor();
    await page.locator('a.mark').click();
    await page.waitForURL(`${url}/`);
    await expect.poll(() => marked(page)).toEqual([base]);
    await page.goBack();
    await page.locator('article.guide').waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('uses addresses with the base path in content added later', async () => {
    const { page, url, requests } = await openHydrated('/presentation');
    await page.locator('[data-consent-banner]').waitFor();
    await page.locator('.video-poster').click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const paths = await page
      .locator('a[href^="/"], [src^="/"], [poster^="/"]')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('poster')),
      );
    expect(paths.filter((path) => !path?.startsWith(base))).toEqual([]);
    expect(requests.filter((address) => address.startsWith('http') && !address.startsWith(`${url}/`))).toEqual([]);
  });

  it('lists similar pages at an unknown address', async () => {
    const { page } = await openHydrated(`${GUIDE}s`);
    const closest = page.locator('[data-closest] a');
    await closest.first().waitFor();
    expect(await closest.first().getAttribute('href')).toBe(base.slice(0, -1) + GUIDE);
    await closest.first().click();
    await page.locator('article.guide').waitFor();
  });

  it('keeps drafts and the consent choice separate from other sites of its host', async () => {
    const { page, url } = await openBuilt(base);
    await page.addInitScript(() => {
      const choices = { publicite: true, agenda: true, mesure: true };
      localStorage['vitrine:consent'] = JSON.stringify({ v: 1, id: 'x', date: new Date().toISOString(), choices });
      sessionStorage['vitrine:draft:contact'] = JSON.stringify({ step: 0, values: { name: 'Ailleurs' } });
    });
    await page.route('**/_assets/client-*.js', (route) => route.abort());
    await page.goto(`${url}/contact`);
    await page.fill('[name$=_subject]', 'Ici');
    await page.unroute('**/_assets/client-*.js');
    await page.reload();
    await hydrate(page);
    const banner = page.locator('[data-consent-banner]');
    await banner.getByRole('button', { name: 'Tout refuser' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await readFields(page)).toMatchObject({ name: '', subject: 'Ici' });
    await page.reload();
    const kept = await page.evaluate(() => [
      localStorage['vitrine:consent'],
      sessionStorage['vitrine:draft:contact'],
      ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
    ]);
    expect(kept[0]).toContain('"publicite":true');
    expect(kept[1]).toContain('Ailleurs');
    const ours = kept.slice(2).filter((key) => key.endsWith(`:${base}`));
    expect(ours).toEqual(['consent', 'draft:contact', 'places'].map((name) => `vitrine:${name}:${base}`));
    expect(kept).toHaveLength(2 + 2 + ours.length);
  });
});

describe.each(['/', base])('an example of a site at %s', (path) => {
  it('opens in a new tab, can be read page by page and left again, and has a form that explains that it sent nothing, with a link to that of the site', {
    tags: path === '/' ? 'smoke' : [],
  }, async () => {
    const { page, url, requests, problems } = await openBuilt(path);
    await page.goto(`${url}/realisations`);
    await hydrate(page);
    const link = page.locator(`main a[href="${path}exemples/menuiserie/"]`).first();
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const answer = await page.goto(url + EXAMPLE);
    expect(page.url()).toBe(`${url}${EXAMPLE}/`);
    expect(answer?.headers()['x-robots-tag']).toBe(path === '/' ? 'noindex' : undefined);
    await hydrate(page);
    await mark(page);
    await page.locator(`a[href="${path}exemples/macon/devis"]`).first().click();
    await page.locator('form').waitFor();
    expect([page.url(), await isMarked(page)]).toEqual([`${url}${EXAMPLE}/devis`, true]);
    for (const [name, value] of Object.entries({ ...details, message: 'Un mur de pierre.' }))
      if (name !== 'companyName') await page.fill(`form [name$=_${name}]`, value);
    await page.selectOption('form select', { index: 1 });
    requests.length = 0;
    await send(page);
    const alert = page.locator('form [role=alert]');
    await alert.waitFor();
    expect((await alert.textContent())?.replace(/[\u00a0\u202f]/g, ' ')).toMatch(/^Exemple : rien n’a été envoyé\. \S/);
    expect(requests).toEqual([]);
    await alert.locator('a').click();
    await page.waitForURL(`${url}/#callback-form`);
    await page.goBack();
    await page.locator('aside a', { hasText: 'Quitter l’exemple' }).click();
    await page.waitForURL(`${url}/`);
    expect([await isMarked(page), problems]).toEqual([false, []]);
  });
});
