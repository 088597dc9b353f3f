import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contactPage, noteAlerts, readFields, send } from '../forms/form-pages.ts';
import { holdProgram, hydrate, isMarked, mark, openPage, openSite } from '../site.ts';
import { banner, callback, GUIDE, link, MOCKUP, waitUntilHydrated } from './fault.ts';

/**
 * Changes the page as browser extensions do: adds elements to the body, before the content, among paragraphs and next
 * to fields.
 */
const meddle = (page: Page) =>
  page.evaluate(() => {
    const strange = (name: string) => Object.assign(document.createElement(name), { textContent: '⚙' });
    document.documentElement.setAttribute('data-extension', '1');
    document.body.prepend(strange('extension-bar'));
    document.getElementById('v_app')?.prepend(strange('div'));
    document.querySelector('main')?.prepend(strange('aside'));
    document.querySelector('main section')?.append(strange('span'));
    for (const field of document.querySelectorAll('main input, main textarea')) field.after(strange('button'));
    for (const button of document.querySelectorAll('main form button')) button.append(strange('i'));
  });

/**
 * Opens a page whose program is held back until `come` is called. `pressed` returns in which elements, `main` or
 * `footer`, the program itself has clicked buttons.
 */
async function openHeld(path: string) {
  const site = await openSite();
  const come = await holdProgram(site.page);
  await site.page.addInitScript(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    addEventListener('click', ({ isTrusted, target }) => {
      if (!isTrusted) pressed.push((target as Element).closest('main,footer')?.localName ?? '');
    });
  });
  await site.page.goto(site.url + path);
  const pressed = () => site.page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
  return { ...site, come, pressed };
}

describe('a page changed by an extension before hydration', () => {
  it('executes a click made before hydration', async () => {
    const { page, come } = await openHeld('/');
    await callback(page).click();
    await meddle(page);
    come();
    await page.locator('form [name$=_companyName]').waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  it('replays a click on the same control of the same section, even if another one has the same text', async () => {
    const { page, come, pressed } = await openHeld('/cookies');
    const button = { name: 'Gérer mes cookies' };
    expect(await page.locator('main').getByRole('button', button).count()).toBe(1);
    await page.locator('footer').getByRole('button', button).click();
    await meddle(page);
    come();
    await waitUntilHydrated(page);
    expect(await pressed()).toEqual(['footer']);
  });

  it('does not replay a click on a removed control, even if another one has its text', async () => {
    const { page, come, pressed } = await openHeld('/cookies');
    const button = page.locator('main').getByRole('button', { name: 'Gérer mes cookies' });
    await button.evaluate((one) => one.before(one.cloneNode(true)));
    await button.first().click();
    await meddle(page);
    come();
    await waitUntilHydrated(page);
    expect(await button.count()).toBe(1);
    expect(await pressed()).toEqual([]);
  });

  it('keeps typed text, sends it, and follows links', { tags: 'smoke' }, async () => {
    const { page, url, sink, come } = await openHeld('/contact');
    const alerts = noteAlerts(page);
    await contactPage.fill(page);
    await meddle(page);
    come();
    await waitUntilHydrated(page);
    expect(await readFields(page)).toEqual(contactPage.written);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(alerts).toEqual([]);
    expect(await sink.messages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await mark(page);
    await link(page, '/realisations').click();
    await page.waitForURL(`${url}/realisations`);
    expect(await isMarked(page)).toBe(true);
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(1);
  });

  it.each([
    [
      'an extension put icons next to the fields',
      () => {
        for (const field of document.querySelectorAll('main form input')) field.after(document.createElement('div'));
      },
    ],
    [
      'a translator wrapped its words',
      () => {
        for (const label of document.querySelectorAll('main form label')) {
          const words = Object.assign(document.createElement('font'), { textContent: 'Words' });
          label.firstChild?.replaceWith(words);
        }
      },
    ],
  ])('does not lose a letter or the focus of a visitor who is typing after %s', async (_, change) => {
    const { page, come } = await openHeld('/contact');
    await page.evaluate(change);
    const typed = 'Jean-Baptiste Poquelin dit Molière';
    await page.locator('[name$=_name]').click();
    await page.keyboard.type(typed.slice(0, 8));
    await page.keyboard.press('ArrowLeft');
    come();
    await page.keyboard.type(typed.slice(8), { delay: 60 });
    await waitUntilHydrated(page);
    await page.keyboard.type('!');
    expect(await page.locator('[name$=_name]').inputValue()).toBe(`${typed.slice(0, 7)}${typed.slice(8)}!${typed[7]}`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('contact_name');
  });

  it('shows timed sections at their time, and keeps those already shown', async () => {
    const { page } = await openPage(MOCKUP);
    await meddle(page);
    await hydrate(page);
    await page.locator('[data-revealed] iframe[src]').waitFor();
    await page.reload();
    await page.locator('[data-revealed] iframe[src]').waitFor();
    await meddle(page);
    await hydrate(page);
    await expect.poll(() => page.locator('[data-reveal-after]:not([data-revealed])').count()).toBe(0);
    expect(await page.locator('iframe[src]').isVisible()).toBe(true);
  });

  it('executes the click even if an extension gives all live regions another role', async () => {
    const { page, url } = await openSite();
    await page.addInitScript(() => {
      const change = () => {
        for (const place of document.querySelectorAll('#v_app > [role=status]')) place.setAttribute('role', 'log');
      };
      new MutationObserver(change).observe(document, { childList: true, subtree: true });
    });
    await page.goto(url);
    await callback(page).click();
    await page.locator('form [name$=_companyName]').waitFor();
  });

  it('still makes its offer and asks for consent', async () => {
    const { page } = await openPage(GUIDE);
    await meddle(page);
    await hydrate(page);
    await page.mouse.wheel(0, 9000);
    await page.getByRole('dialog').getByRole('button', { name: 'Non merci' }).click();
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
  });
});

describe('a text of 200,000 characters', () => {
  it('is kept while typing, after a refusal and after a reload, and is never truncated silently', async () => {
    const { page, url, sink } = await openSite();
    const text = 'Été, très long. '.repeat(12_500);
    await page.goto(`${url}/contact`);
    await hydrate(page);
    await contactPage.fill(page);
    await page.locator('[name$=_message]').evaluate((field, long) => {
      (field as HTMLTextAreaElement).focus();
      (field as HTMLTextAreaElement).select();
      document.execCommand('insertText', false, long);
    }, text);
    await page.keyboard.press('End');
    await page.keyboard.type('fin');
    await send(page);
    await page.getByText('200003 / 5000').waitFor();
    expect(await page.locator('[name$=_message]').getAttribute('aria-invalid')).toBe('true');
    await page.reload();
    await hydrate(page);
    await expect.poll(() => page.inputValue('[name$=_message]')).toBe(`${text}fin`);
    expect(await sink.messages()).toEqual([]);
  });
});
