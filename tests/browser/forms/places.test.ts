import { expect, it } from 'vitest';
import { hydrate, openSite, settled } from '../site.ts';
import { callbackPage, details, failMail, send } from './form-pages.ts';

const PHONE = { viewport: { width: 360, height: 780 } };

it('each step of a form begins at the top of a phone', async () => {
  const { page, url } = await openSite({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto(url);
  await hydrate(page);
  await page.click('text=Je veux ma maquette gratuite');
  const title = page.locator('form h3').first();
  const top = async () => (await title.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeLessThan(160);
  for (const [name, value] of Object.entries(details)) await page.fill(`form [name$=_${name}]`, value);
  await page.click('text=Suivant');
  await page.getByText(/Étape 2\/2/).waitFor();
  await expect.poll(top).toBeLessThan(160);
  expect(await top()).toBeGreaterThanOrEqual(64);
});

it.each([PHONE.viewport, { width: 1280, height: 800 }])(
  'the answer to a message is next to the button that sends it, and to the one that sends it again: %o',
  async (viewport) => {
    const { page, url } = await openSite({ viewport, reducedMotion: 'reduce' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(url);
    await callbackPage.fill(page);
    await page.locator('[data-consent-banner]').waitFor();
    await page
      .getByRole('button', { name: /refuser/i })
      .first()
      .click();
    await failMail(page, '403');
    await send(page);
    const panel = page.locator('form [role=alert]');
    await panel.waitFor();
    const button = page.locator('form button[type=submit]');
    const [above, below] = [await button.boundingBox(), await panel.boundingBox()];
    expect((below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/email/send', async (route) => {
      await released;
      await route.abort();
    });
    await panel.getByRole('button').click();
    const pressed = panel.getByText('Envoi en cours');
    await pressed.waitFor();
    await settled(page);
    const box = await pressed.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    release();
    await expect.poll(() => panel.getByText('Envoi en cours').count()).toBe(0);
    await panel.getByRole('button', { name: 'Réessayer' }).click({ trial: true });
  },
);
