/** @module-tag smoke */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, openSite } from '../site.ts';
import { callbackPage, changesPage, contactPage, details, readFields, send } from './form-pages.ts';

async function open(path: string) {
  const site = await openSite();
  await site.page.goto(new URL(path, site.url).href);
  await hydrate(site.page);
  return site;
}

const attribute = (page: Page, field: string, name: string) => page.getAttribute(`form [name$=_${field}]`, name);

describe('the callback form', () => {
  it('only shows a button, then requires every field of its first step', async () => {
    const { page } = await open(callbackPage.path);
    expect(await readFields(page)).toEqual({});
    await page.click('text=Je veux ma maquette gratuite');
    await page.getByText('Étape 1/2').waitFor();
    expect(await attribute(page, 'phone', 'type')).toBe('tel');
    expect(await attribute(page, 'email', 'type')).toBe('email');
    const next = page.getByRole('button', { name: 'Suivant' });
    for (const [name, value] of Object.entries(details)) {
      expect(await next.isDisabled()).toBe(true);
      await page.fill(`form [name$=_${name}]`, value);
    }
    await next.click();
    await page.getByText('Étape 2/2').waitFor();
  });

  it('requires both fields of its second step, and goes back with everything kept', async () => {
    const { page } = await open(callbackPage.path);
    await callbackPage.fill(page);
    expect(await attribute(page, 'projectDescription', 'rows')).toBe('4');
    const submit = page.locator('form button[type=submit]');
    expect(await submit.isEnabled()).toBe(true);
    await page.fill('form [name$=_projectDescription]', ' ');
    expect(await submit.isDisabled()).toBe(true);
    await page.fill('form [name$=_projectDescription]', 'Un site');
    await page.selectOption('form [name$=_needsEcommerce]', '');
    expect(await submit.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Retour' }).click();
    expect(await readFields(page)).toEqual(details);
  });
});

describe('the contact form', () => {
  it('shows which of its fields are missing, and sends nothing', async () => {
    const { page, sink } = await open(contactPage.path);
    expect(await attribute(page, 'email', 'type')).toBe('email');
    expect(await attribute(page, 'message', 'rows')).toBe('6');
    await send(page);
    await page.locator('form .Mui-error[id$=-error]').nth(3).waitFor();
    expect(await page.locator('form [aria-invalid=true]').count()).toBe(4);
    expect(await sink.messages()).toEqual([]);
  });
});

describe('the change request', () => {
  it('is not sent while it is blank', async () => {
    const { page } = await open(changesPage.path);
    expect(await attribute(page, 'modifications', 'rows')).toBe('8');
    await page.fill('form [name$=_modifications]', ' \n ');
    expect(await page.locator('form button[type=submit]').isDisabled()).toBe(true);
    await changesPage.fill(page);
    expect(await page.locator('form button[type=submit]').isEnabled()).toBe(true);
  });
});
