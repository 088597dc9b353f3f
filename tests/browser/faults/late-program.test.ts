import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contactPage, readFields, send } from '../forms/form-pages.ts';
import { hydrate, type OpenSite, openSite } from '../site.ts';
import { type Answer, dead, link, silent } from './fault.ts';

const PROGRAM = '**/_assets/client-*.js';

/** Opens the contact page of a site whose program does not load, and fills in all fields. */
async function fillWithoutProgram(answer: Answer): Promise<OpenSite> {
  const site = await openSite();
  await site.page.route(PROGRAM, answer);
  await site.page.goto(`${site.url}/contact`);
  await contactPage.fill(site.page);
  return site;
}

const note = (page: Page) => page.locator('[data-load-error]');
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('draft')));
const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

describe('a form whose program cannot be loaded', () => {
  it('asks for a reload at its button, and keeps all typed text, with the program or without', async () => {
    const { page, sink } = await fillWithoutProgram(dead);
    await send(page);
    await note(page).waitFor();
    await reload(page);
    expect(await readFields(page)).toEqual(contactPage.written);
    await page.fill('[name$=_subject]', 'Printemps');
    await reload(page);
    expect(await readFields(page)).toEqual({ ...contactPage.written, subject: 'Printemps' });
    await page.unroute(PROGRAM);
    await reload(page);
    await hydrate(page);
    expect(await readFields(page)).toEqual({ ...contactPage.written, subject: 'Printemps' });
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    expect(await drafts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await reload(page);
    expect(Object.values(await readFields(page)).join('')).toBe('');
  });

  it('keeps the text of visitors who go to another page and come back, but not the honeypot or deleted text', async () => {
    const { page, url } = await fillWithoutProgram(dead);
    await page.locator('[name$=_website]').evaluate((trap) => Object.assign(trap, { value: 'robot' }));
    await link(page, '/realisations').click();
    await page.waitForURL(`${url}/realisations`);
    await link(page, '/contact').click();
    await page.waitForURL(`${url}/contact`);
    await expect.poll(() => readFields(page)).toEqual(contactPage.written);
    expect(await drafts(page)).toHaveLength(1);
    expect(JSON.stringify(await drafts(page))).not.toContain('robot');
    for (const name of contactPage.shown) await page.fill(`[name$=_${name}]`, '');
    await reload(page);
    expect(await drafts(page)).toEqual([]);
    expect(Object.values(await readFields(page)).join('')).toBe('');
  });
});

describe('a form whose program takes longer than five seconds', () => {
  it('has stored typed text when its note asks for a reload', async () => {
    let isSilent = true;
    // Without its route, a held request would continue, and the message would be sent before the reload.
    const { page } = await fillWithoutProgram((route) => (isSilent ? silent(route) : route.continue()));
    await send(page);
    await note(page).waitFor();
    expect(await drafts(page)).toEqual([['vitrine:draft:contact', JSON.stringify({ values: contactPage.written })]]);
    isSilent = false;
    await reload(page);
    await hydrate(page);
    expect(await readFields(page)).toEqual(contactPage.written);
  });
});
