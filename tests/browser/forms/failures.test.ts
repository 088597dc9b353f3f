import { expect, it } from 'vitest';
import { isFull } from '../routes.ts';
import { openSite, settled } from '../site.ts';
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

it('the answer to a message is next to the button that sends it, and to the one that sends it again, on a phone and a computer', async () => {
  const { page, url } = await openSite({ reducedMotion: 'reduce' });
  noteAlerts(page);
  await page.goto(url);
  await callbackPage.fill(page);
  await page.locator('[data-consent-banner]').getByRole('button', { name: 'Tout refuser' }).click();
  await failMail(page, '403');
  await page.setViewportSize({ width: 360, height: 780 });
  await send(page);
  const panel = page.locator('form [role=alert]');
  const again = panel.getByRole('button', { name: 'Réessayer' });
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await again.waitFor();
    const button = page.locator('form button[type=submit]');
    const [above, below] = [await button.boundingBox(), await panel.boundingBox()];
    expect((below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
    const release = await holdMessage(page);
    await again.click();
    const pressed = panel.getByText('Envoi en cours');
    await pressed.waitFor();
    await settled(page);
    const box = await pressed.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
    release();
    await expect.poll(() => pressed.count()).toBe(0);
    await again.click({ trial: true });
  }
});
