import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANNOUNCE_EVENT } from '../../../src/protocol/events.ts';
import { hydrate, openHydrated, openPage } from '../site.ts';
import {
  callbackPage,
  contactPage,
  details,
  failMail,
  holdMessage,
  noteAlerts,
  readFields,
  send,
  shownTexts,
  write,
} from './form-pages.ts';

const text = (page: Page) => readFields(page).then((fields) => Object.values(fields).join(''));
const dialog = (page: Page) => page.locator('[role=dialog]');

/** Sends a form; its message is held back until the returned function is called. */
async function startSending(page: Page): Promise<() => void> {
  const release = await holdMessage(page);
  await send(page);
  await isSending(page);
  return release;
}

const isSending = (page: Page) => page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });

/** Follows a link, even below a dialog or a banner. */
const follow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

describe('the callback form', () => {
  it('only shows a button, then requires every field of both steps, keeps everything between them, and survives a reload', {
    tags: 'smoke',
  }, async () => {
    const { page } = await openHydrated(callbackPage.path);
    const start = page.getByText('Je veux ma maquette gratuite');
    await start.scrollIntoViewIfNeeded();
    expect(await readFields(page)).toEqual({});
    await start.click();
    await page.getByText('Étape 1/2').waitFor();
    const attribute = (field: string, name: string) => page.getAttribute(`form [name$=_${field}]`, name);
    expect(await attribute('phone', 'type')).toBe('tel');
    expect(await attribute('email', 'type')).toBe('email');
    const next = page.getByRole('button', { name: 'Suivant' });
    for (const [name, value] of Object.entries(details)) {
      expect(await next.isDisabled()).toBe(true);
      await write(page, { [name]: value });
    }
    await next.click();
    await page.getByText('Étape 2/2').waitFor();
    expect(await attribute('projectDescription', 'rows')).toBe('4');
    const submit = page.locator('form button[type=submit]');
    const { projectDescription = '', needsEcommerce = '' } = callbackPage.written;
    await page.selectOption('form [name$=_needsEcommerce]', needsEcommerce);
    await write(page, { projectDescription: ' ' });
    expect(await submit.isDisabled()).toBe(true);
    await write(page, { projectDescription });
    expect(await submit.isEnabled()).toBe(true);
    await page.selectOption('form [name$=_needsEcommerce]', '');
    expect(await submit.isDisabled()).toBe(true);
    await page.selectOption('form [name$=_needsEcommerce]', needsEcommerce);
    await page.getByRole('button', { name: 'Retour' }).click();
    expect(await readFields(page)).toEqual(details);
    await next.click();
    expect(await readFields(page)).toEqual(shownTexts(callbackPage));
    // What is typed last is kept without a step afterwards.
    await write(page, { projectDescription: 'Un site sans photo.' });
    await page.reload();
    await hydrate(page);
    await page.locator(`form [name$=_${callbackPage.shown[0]}]`).waitFor();
    expect(await readFields(page)).toEqual({ needsEcommerce, projectDescription: 'Un site sans photo.' });
  });
});

describe('a message that is being sent', () => {
  it('prevents a reload, and is shown in its form to a returning visitor: as being sent, as sent, which is announced elsewhere, or as failed, with all other contacts', async () => {
    const { page, url, sink } = await openPage('/contact');
    const said: string[] = [];
    page.on('dialog', (shown) => {
      said.push(shown.type() === 'alert' ? shown.message() : shown.type());
      (shown.type() === 'alert' ? shown.accept() : shown.dismiss()).catch(() => undefined);
    });
    const leave = async () => {
      await follow(page, '.mark');
      await page.waitForURL(`${url}/`);
    };
    await contactPage.fill(page);
    await hydrate(page);
    let release = await startSending(page);
    await page.evaluate(() => setTimeout(() => location.reload()));
    await expect.poll(() => said).toEqual(['beforeunload']);
    await leave();
    await page.goBack();
    await isSending(page);
    expect(await readFields(page)).toEqual(contactPage.written);
    release();
    await dialog(page).waitFor();
    expect(await sink.messages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    expect(await text(page)).toBe('');

    await contactPage.fill(page);
    release = await startSending(page);
    await leave();
    release();
    await page
      .locator('#v_app > [role=status]')
      .filter({ hasText: 'Votre message est parti' })
      .waitFor({ state: 'attached' });
    expect(await sink.messages()).toHaveLength(2);
    // The previous page may still be there for a moment.
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.locator('form[data-form=contact]').waitFor({ state: 'detached' });
    await page.goBack();
    await dialog(page).waitFor();
    expect(await text(page)).toBe('');
    await page.keyboard.press('Escape');

    await contactPage.fill(page);
    const recover = await failMail(page, '500');
    release = await startSending(page);
    await leave();
    release();
    await expect.poll(() => said).toEqual(['beforeunload', contactPage.alert]);
    await page.goBack();
    const failure = page.locator('form [role=alert]');
    await failure.waitFor();
    expect(await failure.locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
    expect(await readFields(page)).toEqual(contactPage.written);
    recover();
    await failure.getByRole('button').click();
    await dialog(page).waitFor();
    expect(await sink.messages()).toHaveLength(3);

    // What is announced while the next page is loading is announced once more with it.
    await page.keyboard.press('Escape');
    await page.evaluate((name) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        dispatchEvent(new CustomEvent(name, { detail: 'Parti' }));
      };
    }, ANNOUNCE_EVENT);
    await follow(page, 'header a[href="/realisations"]');
    const status = page.locator('#v_app > [role=status]');
    await status.filter({ hasText: /^Page chargée.+\. Parti$/ }).waitFor({ state: 'attached' });
    // Nothing prevents a reload any more.
    await page.reload();
    expect(said).toHaveLength(2);
  });
});

describe('a callback request that is being sent', () => {
  it('has the values of its answers, not their translations, does not hold back another message, and redirects a visitor who has left the form and returned, once it is sent', async () => {
    const { page, url, sink } = await openHydrated('/');
    const alerts = noteAlerts(page);
    await callbackPage.fill(page);
    const answer = page.locator('form select');
    await answer.evaluate((select) => {
      for (const option of (select as HTMLSelectElement).options) option.textContent = `translated ${option.index}`;
    });
    await answer.selectOption({ label: 'translated 1' });
    expect(['Oui', 'Non']).toContain(await answer.inputValue());
    const release = await startSending(page);
    await follow(page, '.wide-nav a[href="/contact"]');
    await page.waitForURL(`${url}/contact`);
    await contactPage.fill(page);
    await send(page);
    await dialog(page).waitFor();
    expect(await sink.messages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.locator('form select').waitFor();
    release();
    await dialog(page).waitFor();
    await page.waitForURL(`${url}/presentation`);
    expect(await sink.messages()).toHaveLength(2);
    expect(alerts).toEqual([]);
  });
});
