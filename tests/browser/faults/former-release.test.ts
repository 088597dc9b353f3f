import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { publishIn } from '../build-apart.ts';
import { callbackPage, contactPage, details, noteAlerts, readFields, send } from '../forms/form-pages.ts';
import { holdProgram, hydrate, movePointer, type OpenSite, openSite } from '../site.ts';
import { callback, countLoads, link } from './fault.ts';

/** A heading of today's site, and its text in the former release. */
const headings = { now: 'Parlons de votre site', former: 'Écrivez donc à l’atelier' };

/** Writes the site of the project with other texts, and returns its folder. */
function formerSite(): string {
  const site = path.join(projectRoot, '.vitrine/tests/former-site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  const manifest = readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8');
  writeFileSync(path.join(site, 'site.manifest.json'), manifest.replaceAll(headings.now, headings.former));
  cpSync(path.join(projectRoot, 'content'), path.join(site, 'content'), { recursive: true });
  return site;
}

/** Changes the contents and names of a published site's program files, as any change of its sources does. */
function changeProgram(directory: string): void {
  const assets = path.join(directory, '_assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = scripts.map((name) => {
    const [hash = ''] = /.{8}(?=\.js$)/.exec(name) ?? [];
    return [name, name.replace(hash, [...hash].reverse().join(''))] as const;
  });
  for (const [name, former] of renamed) renameSync(path.join(assets, name), path.join(assets, former));
  for (const file of filesBelow(directory).filter((name) => /\.(?:js|html)$/.test(name))) {
    const place = path.join(directory, file);
    const text = renamed.reduce((all, names) => all.replaceAll(...names), readFileSync(place, 'utf8'));
    const mark = path.basename(file).startsWith('client-') ? ';globalThis.isFormerProgram=true;' : '';
    writeFileSync(place, text.replace(/"build":"[^"]*"/, '"build":"former"') + mark);
  }
}

/** The folder of a host, and two releases for it. */
const scratch = temporaryFolder();
const former = path.join(scratch, 'former');
const today = path.join(scratch, 'today');
const directory = path.join(scratch, 'dist');

/** Publishes a release on the host, in place of the one before. */
function publish(release: string): void {
  rmSync(directory, { recursive: true, force: true });
  cpSync(release, directory, { recursive: true });
}

// Today's release is as a build over the former one, with another program and other texts, has left the folder: obsolete
// files are removed.
beforeAll(async () => {
  await publishIn(former, { site: formerSite() });
  changeProgram(former);
  cpSync(former, today, { recursive: true });
  await publishIn(today);
});
beforeEach(() => publish(former));

/** Finds a heading by its element, because a dialog hides the page behind it from role queries. */
const heading = (page: Page, name: string) => page.locator('h1', { hasText: name });
const isFormer = (page: Page) => page.evaluate(() => 'isFormerProgram' in window);
const follow = (page: Page, href: string) => link(page, href).evaluate((one) => (one as HTMLElement).click());

/** Opens a page of the former release, as a visitor would. */
async function openFormer(path: string): Promise<OpenSite & { alerts: string[] }> {
  const site = await openSite({ directory });
  const alerts = noteAlerts(site.page);
  await site.page.goto(site.url + path);
  return { ...site, alerts };
}

describe('a page of a former release that was not hydrated when the next one was published', () => {
  it('executes the click that loads the new release, and keeps typed text across other pages', async () => {
    const { page, url, alerts } = await openFormer('/');
    publish(today);
    const loads = countLoads(page);
    await callback(page).click();
    await page.locator('form [name$=_companyName]').waitFor();
    expect([loads(), await isFormer(page)]).toEqual([1, false]);
    for (const [name, text] of Object.entries(details)) await page.fill(`form [name$=_${name}]`, text);
    await follow(page, '/contact');
    await heading(page, headings.now).waitFor();
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await expect.poll(() => readFields(page)).toEqual(details);
    await page.reload();
    await hydrate(page);
    await expect.poll(() => readFields(page)).toEqual(details);
    expect(await page.evaluate(() => sessionStorage.getItem('vitrine:click/'))).toBeNull();
    expect([loads(), alerts]).toEqual([2, []]);
  });

  it('executes a click of the moment in which the new release is already being loaded', async () => {
    const { page, url } = await openFormer('/');
    publish(today);
    // Playwright would wait for the reload before it clicked, so the page clicks, and asks for a file.
    const clicked = page.waitForRequest('**/clicked');
    await page.route(`${url}/`, async (route) => {
      if (route.request().isNavigationRequest()) await clicked;
      await route.continue();
    });
    await callback(page).evaluate((button) => {
      const clickOnce = () => {
        if (!sessionStorage.getItem('vitrine:reloaded')) return void setTimeout(clickOnce);
        (button as HTMLElement).click();
        void fetch('/clicked');
      };
      clickOnce();
    });
    await movePointer(page);
    await page.locator('form [name$=_companyName]').waitFor();
    expect(await isFormer(page)).toBe(false);
  });

  it('executes no click of an earlier visit, which the page was left during', async () => {
    const { page, url } = await openFormer('/');
    publish(today);
    const isReloaded = page.waitForEvent('framenavigated');
    await movePointer(page);
    await isReloaded;
    await page.waitForLoadState();
    const release = await holdProgram(page);
    await callback(page).evaluate((button) => (button as HTMLElement).click());
    await page.goto(`${url}/cgv`);
    release();
    await page.goto(`${url}/`);
    await hydrate(page);
    expect(await page.locator('form [name$=_companyName]').count()).toBe(0);
  });

  it('sends what was typed and submitted on it, once', async () => {
    const { page, sink, alerts } = await openFormer('/contact');
    await heading(page, headings.former).waitFor();
    publish(today);
    // The texts are typed before the first file is requested. Playwright's own typing would wait for the reload.
    await page.evaluate((texts) => {
      for (const [name, text] of Object.entries(texts))
        Object.assign(document.querySelector(`form [name$=_${name}]`) ?? {}, { value: text });
    }, contactPage.written);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    await heading(page, headings.now).waitFor();
    expect((await sink.messages()).map(({ template_params }) => template_params.message)).toEqual([
      contactPage.written.message,
    ]);
    expect(alerts).toEqual([]);
  });
});

describe('a page of a former release that was hydrated when the next one was published', () => {
  it('reacts to clicks, keeps typed text across other pages, and sends it', async () => {
    const { page, url, sink, alerts } = await openFormer('/contact');
    await hydrate(page);
    expect(await isFormer(page)).toBe(true);
    publish(today);
    await contactPage.fill(page);
    await follow(page, '/realisations');
    await page.waitForURL(`${url}/realisations`);
    await page.waitForFunction(() => !('isFormerProgram' in window));
    await page.goBack();
    await page.waitForURL(`${url}/contact`);
    await hydrate(page);
    await expect.poll(() => readFields(page)).toEqual(contactPage.written);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    expect(alerts).toEqual([]);
  });

  it('goes back to an earlier page in its new version, with the text typed there', async () => {
    const { page, url, alerts } = await openFormer('/');
    await hydrate(page);
    await callbackPage.fill(page);
    const written = await readFields(page);
    await follow(page, '/contact');
    await heading(page, headings.former).waitFor();
    publish(today);
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await page.waitForFunction(() => !('isFormerProgram' in window));
    await hydrate(page);
    await expect.poll(() => readFields(page)).toEqual(written);
    await page.goForward();
    await heading(page, headings.now).waitFor();
    expect(alerts).toEqual([]);
  });
});
