import { describe, expect, it } from 'vitest';
import { hydrate, openSite, settled } from '../site.ts';
import { callbackPage, changesPage, contactPage, noteAlerts, paramNames, readFields, send } from './form-pages.ts';

const keys = ['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'];

/** Sends a form. With `isPaused`, the page's clock is stopped from then on. */
async function sendFrom(form: typeof callbackPage, { isPaused = false } = {}) {
  const site = await openSite();
  if (isPaused) await site.page.clock.install();
  const alerts = noteAlerts(site.page);
  const bodies: string[] = [];
  site.page.on('request', (request) => {
    if (request.url().includes('/email/send') && request.method() === 'POST') bodies.push(request.postData() ?? '');
  });
  await site.page.goto(new URL(form.path, site.url).href);
  await form.fill(site.page);
  if (isPaused) {
    await hydrate(site.page);
    await site.page.clock.pauseAt(Date.now() + 60_000);
  }
  await send(site.page);
  const dialog = site.page.locator('[role=dialog]');
  await dialog.waitFor();
  const [message] = await site.sink.messages();
  expect(alerts).toEqual([]);
  expect(Object.keys(JSON.parse(bodies[0] ?? '{}')).sort()).toEqual(keys);
  return { ...site, dialog, params: message?.template_params ?? {} };
}

describe('the callback form', () => {
  it('sends the parameters in section 7 of the specification, then redirects to the presentation after three seconds', {
    tags: 'smoke',
  }, async () => {
    const { page, url, params, dialog } = await sendFrom(callbackPage);
    expect(Object.keys(params).sort()).toEqual(paramNames('callback'));
    expect(params).toMatchObject({
      from_name: 'Ana Ruiz',
      phone: '04 65 71 00 00',
      city: 'Nîmes',
      company_name: 'Le Pain d’Ana',
      reply_to: 'ana@example.com',
    });
    for (const text of Object.values(callbackPage.written)) expect(params.message).toContain(text);
    await page.getByText('Je veux ma maquette gratuite').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(new URL('/presentation', url).href);
  });

  it('stays after « Rester sur cette page », and returns the focus to its button', async () => {
    const { page, url } = await sendFrom(callbackPage, { isPaused: true });
    await page.getByRole('button', { name: 'Rester sur cette page' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Je veux ma maquette gratuite');
    await page.clock.runFor(3500);
    await page.clock.resume();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);
  });
});

describe('a network that is lost after a callback request was sent', () => {
  it('keeps the confirmation, and the link, until the network is back', async () => {
    const { page, url, dialog } = await sendFrom(callbackPage, { isPaused: true });
    await page.context().setOffline(true);
    const lost = page.waitForEvent('requestfailed');
    await page.clock.runFor(3500);
    await lost;
    expect(await dialog.isVisible()).toBe(true);
    expect(page.url()).not.toMatch(/presentation|chrome-error/);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL(new URL('/presentation', url).href);
  });
});

describe('an address copied from another program', () => {
  // `plain-address.test.ts` has the other ways to write one.
  it('is reduced to the plain address', async () => {
    const { params } = await sendFrom({
      ...contactPage,
      fill: async (page) => {
        await contactPage.fill(page);
        await page.fill('form [name$=_email]', 'Jérôme <jérôme@example.com>');
      },
    });
    expect(params).toMatchObject({ from_email: 'jérôme@example.com', reply_to: 'jérôme@example.com' });
  });
});

describe('the contact form', () => {
  it('sends the parameters in section 7 of the specification, and is empty once its dialog is closed', {
    tags: 'smoke',
  }, async () => {
    const { page, params } = await sendFrom(contactPage);
    expect(Object.keys(params).sort()).toEqual(paramNames('contact'));
    expect(params).toMatchObject({
      ...{ subject: 'Été', message: 'Bonjour,\nà bientôt.' },
      reply_to: 'ana@example.com',
    });
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    expect(Object.values(await readFields(page)).join('')).toBe('');
    expect(await page.evaluate(() => (document.activeElement as HTMLButtonElement).type)).toBe('submit');
  });
});

describe('the change request', () => {
  it('sends the changes with the note, under a fixed name, and is empty afterwards', { tags: 'smoke' }, async () => {
    const { page, params } = await sendFrom(changesPage);
    expect(Object.keys(params).sort()).toEqual(paramNames('changes'));
    expect(params.message).toContain('Le Pain d’Ana\n- un autre titre\n\n');
    expect(params.message).toMatch(/bancaires/);
    await page.keyboard.press('Escape');
    expect(await readFields(page)).toEqual({ modifications: '' });
    expect(await page.locator('form button[type=submit]').isDisabled()).toBe(true);
  });
});

describe('a callback request of a visitor who has agreed to measurement', () => {
  it('is reported to the ads tool as a conversion, without any typed text', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    await page.goto(url);
    await hydrate(page);
    await page.locator('[data-consent-banner]').getByRole('button', { name: 'Tout accepter' }).click();
    await callbackPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    const events = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => JSON.stringify([...(entry as unknown as Iterable<unknown>)])),
    );
    expect(events.filter((event) => event.startsWith('["event","conversion"'))).toHaveLength(1);
    for (const text of Object.values(callbackPage.written)) expect(events.join('\n')).not.toContain(text);
  });
});
