import { describe, expect, it } from 'vitest';
import { ANNOUNCE_EVENT } from '../../../src/protocol/events.ts';
import { holdProgram, hydrate, openSite } from '../site.ts';
import {
  callbackPage,
  contactPage,
  failMail,
  formPages,
  holdMessage,
  type MailFailure,
  noteAlerts,
  readFields,
  send,
  shownTexts,
} from './form-pages.ts';

describe('a page whose program is late', () => {
  it('sends a message that was submitted meanwhile, once', async () => {
    const { page, url, sink } = await openSite();
    const release = await holdProgram(page);
    await page.goto(new URL('/contact', url).href);
    await contactPage.fill(page);
    await send(page);
    release();
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
  });
});

describe('a half-filled form', () => {
  it('keeps everything between the two steps, and survives a reload', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    await page.goto(new URL(callbackPage.path, url).href);
    await callbackPage.fill(page);
    await page.click('text=Retour');
    expect(await readFields(page)).toMatchObject({ name: 'Ana Ruiz', companyName: 'Le Pain d’Ana' });
    await page.click('text=Suivant');
    expect(await readFields(page)).toEqual(shownTexts(callbackPage));
    // What is typed last is kept without a step afterwards.
    const changed = {
      ...callbackPage,
      written: { ...callbackPage.written, projectDescription: 'Un site sans photo.' },
    };
    await page.fill('form [name$=_projectDescription]', changed.written.projectDescription);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.reload();
    await hydrate(page);
    await page.locator(`form [name$=_${callbackPage.shown[0]}]`).waitFor();
    expect(await readFields(page)).toEqual(shownTexts(changed));
  });

  it('also survives a reload in one step, and is deleted once sent', async () => {
    const { page, url } = await openSite();
    await page.goto(new URL('/contact', url).href);
    await contactPage.fill(page);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.reload();
    await hydrate(page);
    await expect.poll(() => readFields(page)).toEqual(contactPage.written);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    await page.reload();
    await hydrate(page);
    expect(Object.values(await readFields(page)).join('')).toBe('');
  });
});

describe('a message that is being sent', () => {
  it('is shown as such in its form to a returning visitor, and is sent once', async () => {
    const { page, url, sink } = await openSite();
    await page.goto(new URL('/contact', url).href);
    await contactPage.fill(page);
    await hydrate(page);
    const release = await holdMessage(page);
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
    await page
      .locator('.mark')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(`${url}/`);
    await page.goBack();
    await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
    expect(await readFields(page)).toEqual(contactPage.written);
    release();
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    expect(Object.values(await readFields(page)).join('')).toBe('');
  });
});

describe('a message whose visitor is elsewhere when it is sent', () => {
  async function leaveWhileSending(failure?: MailFailure) {
    const site = await openSite();
    const { page, url } = site;
    const alerts = noteAlerts(page);
    await page.goto(new URL('/contact', url).href);
    await contactPage.fill(page);
    await hydrate(page);
    const recover = failure ? await failMail(page, failure) : undefined;
    const release = await holdMessage(page);
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
    await page
      .locator('.mark')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(`${url}/`);
    release();
    return { ...site, alerts, recover };
  }

  it('is announced immediately, and shown in its form to a returning visitor', async () => {
    const { page, sink } = await leaveWhileSending();
    const status = page.locator('#v_app > [role=status]').filter({ hasText: 'Votre message est parti' });
    await status.waitFor({ state: 'attached' });
    expect(await sink.messages()).toHaveLength(1);
    // The previous page may still be there for a moment.
    await expect.poll(() => page.locator('[role=dialog]').count()).toBe(0);
    await page.locator('form[data-form=contact]').waitFor({ state: 'detached' });
    await page.goBack();
    await page.locator('[role=dialog]').waitFor();
    expect(Object.values(await readFields(page)).join('')).toBe('');
  });

  it('is announced once the next page is shown, if it was sent while that was loading', async () => {
    const { page, url } = await openSite();
    await page.goto(url);
    await hydrate(page);
    await page.evaluate((name) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        dispatchEvent(new CustomEvent(name, { detail: 'Parti' }));
      };
    }, ANNOUNCE_EVENT);
    await page.locator('main a[href="/realisations"], header a[href="/realisations"]').first().click();
    const status = page.locator('#v_app > [role=status]').filter({ hasText: 'Page chargée' });
    await status.waitFor({ state: 'attached' });
    expect(await status.textContent()).toMatch(/^Page chargée.+\. Parti$/);
  });

  it('is shown in its form as failed, with all other contacts, to a returning visitor', async () => {
    const { page, sink, alerts, recover } = await leaveWhileSending('500');
    await expect.poll(() => alerts).toEqual([contactPage.alert]);
    await page.goBack();
    const failure = page.locator('form [role=alert]');
    await failure.waitFor();
    expect(await failure.locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
    expect(await readFields(page)).toEqual(contactPage.written);
    recover?.();
    await failure.getByRole('button').click();
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
  });
});

describe('a page that is reloaded while a message is being sent', () => {
  it('shows a prompt, and sends if the visitor stays; afterwards there is no prompt', async () => {
    const { page, url, sink } = await openSite();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      dialog.dismiss().catch(() => undefined);
    });
    await page.goto(new URL('/contact', url).href);
    await contactPage.fill(page);
    await hydrate(page);
    const release = await holdMessage(page);
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
    await page.evaluate(() => setTimeout(() => location.reload()));
    await expect.poll(() => asked).toEqual(['beforeunload']);
    release();
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('a callback request that is being sent', () => {
  it('redirects a visitor who has left the form and returned, once it is sent', async () => {
    const { page, url, sink } = await openSite();
    const release = await holdMessage(page);
    await page.goto(url);
    await hydrate(page);
    await callbackPage.fill(page);
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
    await page.locator('.wide-nav a[href="/contact"]').evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(`${url}/contact`);
    await page.goBack();
    await page.locator('form').waitFor();
    release();
    await page.locator('[role=dialog]').waitFor();
    await page.waitForURL(`${url}/presentation`);
    expect(await sink.messages()).toHaveLength(1);
  });
});

describe('a message submitted while a callback request is being sent', () => {
  it('is sent immediately, in parallel', async () => {
    const { page, url, sink } = await openSite();
    const alerts = noteAlerts(page);
    const release = await holdMessage(page);
    await page.goto(url);
    await hydrate(page);
    await callbackPage.fill(page);
    await send(page);
    await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
    await page.locator('.wide-nav a[href="/contact"]').evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(`${url}/contact`);
    await contactPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    release();
    await expect.poll(async () => (await sink.messages()).length).toBe(2);
    expect(alerts).toEqual([]);
  });
});

describe('a page changed by a translator', () => {
  it('sends the value of an answer, not its translation', async () => {
    const { page, url } = await openSite();
    await page.goto(url);
    await hydrate(page);
    await callbackPage.fill(page);
    const answer = page.locator('form select');
    await answer.evaluate((select) => {
      for (const option of (select as HTMLSelectElement).options) option.textContent = `translated ${option.index}`;
    });
    await answer.selectOption({ label: 'translated 1' });
    expect(['Oui', 'Non']).toContain(await answer.inputValue());
  });
});

describe('without scripts', () => {
  it('the pages of all forms show how to contact the agency', async () => {
    const { page, url } = await openSite({ javaScriptEnabled: false });
    for (const { path } of formPages) {
      await page.goto(new URL(path, url).href);
      const ways = page.locator('main noscript');
      expect(await ways.locator('a[href^="tel:+33"]').isVisible()).toBe(true);
      expect(await ways.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    }
  });
});
