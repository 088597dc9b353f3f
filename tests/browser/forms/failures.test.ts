import { expect, it } from 'vitest';
import { isFull } from '../routes.ts';
import { hydrate, openSite } from '../site.ts';
import {
  callbackPage,
  changesPage,
  contactPage,
  failMail,
  holdMessage,
  type MailFailure,
  noteAlerts,
  readFields,
  send,
  shownTexts,
} from './form-pages.ts';

/**
 * Forms, each with the failures that are tried with it. They share their code, so a full run tries each kind of failure
 * with one form, and one failure with each form; an everyday run tries one.
 */
const cases = [
  { form: callbackPage, failures: ['403'] as MailFailure[] },
  { form: contactPage, failures: isFull ? (['500', 'hang'] as MailFailure[]) : [] },
  { form: changesPage, failures: isFull ? ['drop' as MailFailure] : [] },
].flatMap(({ form, failures }) => failures.map((failing) => [form.name, failing, form] as const));

/** Timeout of a form, in milliseconds. */
const PATIENCE = 20_000;

it.each(cases)(
  '%s with the failure %s shows a message, keeps everything and can be sent again',
  { tags: 'smoke' },
  async (_, failing, form) => {
    const { page, url, sink } = await openSite();
    const alerts = noteAlerts(page);
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    await page.clock.install();
    await page.goto(new URL(form.path, url).href);
    await form.fill(page);
    const recover = await failMail(page, failing);
    // The cookie banner appears with hydration. If it appeared below the pointer, it would receive the click.
    await page.locator('[data-consent-banner]').waitFor();
    const request = page.waitForRequest('**/email/send');
    await send(page);
    await request;
    if (failing === 'hang') await page.clock.fastForward(PATIENCE);

    const failure = page.locator('form [role=alert]');
    await failure.waitFor();
    expect(alerts).toEqual([form.alert]);
    expect(await readFields(page)).toEqual(shownTexts(form));
    expect(await page.locator('form button[type=submit]').isEnabled()).toBe(true);
    expect(await failure.locator('a[href^="tel:+33"]').count()).toBe(1);
    const letter = (await failure.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    for (const text of Object.values(shownTexts(form)).slice(-1)) {
      expect(decodeURIComponent(letter).replaceAll('\r', '')).toContain(text);
    }
    for (const text of Object.values(form.written)) expect(logged.join('\n')).not.toContain(text);
    expect(await sink.messages()).toEqual([]);

    recover();
    await failure.getByRole('button').click();
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    expect(alerts).toHaveLength(1);
  },
);

it('the contact form says that it is sending while the service is slow, and sends once', {
  tags: 'smoke',
}, async () => {
  const { page, url, sink } = await openSite();
  const alerts = noteAlerts(page);
  await page.goto(new URL(contactPage.path, url).href);
  await hydrate(page);
  await contactPage.fill(page);
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
  await page.locator('[role=dialog]').waitFor();
  expect(alerts).toEqual([]);
  expect(await sink.messages()).toHaveLength(1);
});

it('the callback form explains that an answer is late, and not that sending failed, and sends only once', async () => {
  const { page, url, sink, requests } = await openSite();
  const alerts = noteAlerts(page);
  await page.clock.install();
  await page.goto(new URL(callbackPage.path, url).href);
  await callbackPage.fill(page);
  const release = await holdMessage(page);
  await page.locator('[data-consent-banner]').waitFor();
  const request = page.waitForRequest('**/email/send');
  await send(page);
  await request;
  await page.clock.fastForward(PATIENCE);
  const failure = page.locator('form [role=alert]');
  await failure.waitFor();
  expect(alerts).toEqual([callbackPage.alert]);
  expect(await failure.textContent()).toMatch(/^Pas de réponse/);
  expect(await readFields(page)).toEqual(shownTexts(callbackPage));
  await failure.getByRole('button').click();
  await page.getByRole('status').filter({ hasText: 'Envoi' }).waitFor({ state: 'attached' });
  release();
  await page.locator('[role=dialog]').waitFor();
  expect(requests.filter((address) => address.endsWith('/email/send'))).toHaveLength(1);
  expect(await sink.messages()).toHaveLength(1);
});
