import { describe, expect, it } from 'vitest';
import { hydrate, openHydrated, openSite } from '../site.ts';
import {
  callbackPage,
  changesPage,
  contactPage,
  holdMessage,
  noteAlerts,
  paramNames,
  readFields,
  send,
} from './form-pages.ts';

const keys = ['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'];

/** Fills in a form and sends it, once. */
async function sendFrom(form: typeof callbackPage, press = send) {
  const site = await openSite();
  const { page, url, sink } = site;
  const alerts = noteAlerts(page);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/email/send') && request.method() === 'POST') bodies.push(request.postData() ?? '');
  });
  await page.goto(new URL(form.path, url).href);
  await form.fill(page);
  await press(page);
  const dialog = page.locator('[role=dialog]');
  await dialog.waitFor();
  const messages = await sink.messages();
  expect(messages).toHaveLength(1);
  expect(alerts).toEqual([]);
  expect(Object.keys(JSON.parse(bodies[0] ?? '{}')).sort()).toEqual(keys);
  return { ...site, dialog, params: messages[0]?.template_params ?? {} };
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
});

describe('a network that is lost after a callback request was sent', () => {
  it('keeps the confirmation, and the link, until the network is back', async () => {
    const { page, url, dialog } = await sendFrom(callbackPage, async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await send(page);
    });
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

describe('the contact form', () => {
  it('shows which of its fields are missing, says that it is sending, sends the parameters in section 7 of the specification once, with the plain address of a copied one, and is empty once its dialog is closed', {
    tags: 'smoke',
  }, async () => {
    const form = {
      ...contactPage,
      async fill(page) {
        await hydrate(page);
        expect(await page.getAttribute('form [name$=_email]', 'type')).toBe('email');
        expect(await page.getAttribute('form [name$=_message]', 'rows')).toBe('6');
        await send(page);
        await page.locator('form .Mui-error[id$=-error]').nth(3).waitFor();
        expect(await page.locator('form [aria-invalid=true]').count()).toBe(4);
        await contactPage.fill(page);
        await page.fill('form [name$=_email]', 'Jérôme <jérôme@example.com>');
      },
    } satisfies typeof contactPage;
    const { page, params } = await sendFrom(form, async (page) => {
      const release = await holdMessage(page);
      await page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
        button?.click();
        button?.click();
        button?.form?.requestSubmit();
      });
      const button = page.locator('form button[type=submit]');
      expect(await button.textContent()).toBe('Envoi en cours...');
      expect(await button.isDisabled()).toBe(true);
      release();
    });
    expect(Object.keys(params).sort()).toEqual(paramNames('contact'));
    expect(params).toMatchObject({
      ...{ subject: 'Été', message: 'Bonjour,\nà bientôt.' },
      ...{ from_email: 'jérôme@example.com', reply_to: 'jérôme@example.com' },
    });
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    expect(Object.values(await readFields(page)).join('')).toBe('');
    expect(await page.evaluate(() => (document.activeElement as HTMLButtonElement).type)).toBe('submit');
  });
});

describe('the change request', () => {
  it('is not sent while it is blank; sends the changes with the note, under a fixed name, and is empty afterwards', {
    tags: 'smoke',
  }, async () => {
    const form = {
      ...changesPage,
      async fill(page) {
        const submit = page.locator('form button[type=submit]');
        await hydrate(page);
        expect(await page.getAttribute('form [name$=_modifications]', 'rows')).toBe('8');
        await page.fill('form [name$=_modifications]', ' \n ');
        expect(await submit.isDisabled()).toBe(true);
        await changesPage.fill(page);
        expect(await submit.isEnabled()).toBe(true);
      },
    } satisfies typeof changesPage;
    const { page, params } = await sendFrom(form);
    expect(Object.keys(params).sort()).toEqual(paramNames('changes'));
    expect(params.message).toContain('Le Pain d’Ana\n- un autre titre\n\n');
    expect(params.message).toMatch(/bancaires/);
    await page.keyboard.press('Escape');
    expect(await readFields(page)).toEqual({ modifications: '' });
    expect(await page.locator('form button[type=submit]').isDisabled()).toBe(true);
  });
});

describe('a callback request of a visitor who has agreed to measurement', () => {
  it('is reported to the ads tool as a conversion, without any typed text, and without a request to other hosts while the entry of the tool is a placeholder', {
    tags: 'smoke',
  }, async () => {
    const { page, url, requests } = await openHydrated('/');
    await page.locator('[data-consent-banner]').getByRole('button', { name: 'Tout accepter' }).click();
    await callbackPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    const events = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => JSON.stringify([...(entry as unknown as Iterable<unknown>)])),
    );
    expect(events.filter((event) => event.startsWith('["event","conversion"'))).toHaveLength(1);
    for (const text of Object.values(callbackPage.written)) expect(events.join('\n')).not.toContain(text);
    expect(requests.filter((request) => !request.startsWith(url) && !request.startsWith('data:'))).toEqual([]);
  });
});
