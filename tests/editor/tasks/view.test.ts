import { expect, it } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import { baseText, fixtureManifest, GUIDE } from '../../fixtures/fixture-site.ts';
import { openGuide } from './guide-text.ts';
import { serveStage } from './stage.ts';

const TABLE = '\n| Pain | Se garde |\n| --- | --- |\n| Baguette | un jour |\n';

// A short text would be selected as a whole when it is clicked.
const manifest = JSON.stringify(fixtureManifest(), null, 2).replace('à l’avance.', 'à l’avance, ou venez avant midi.');

const stage = serveStage({ [GUIDE]: baseText(GUIDE) + TABLE, 'site.manifest.json': `${manifest}\n` });

it('folds the list of pages and the fields by keyboard, shows the page in the width of a computer (1,280 pixels) at a chosen zoom, and keeps both for the next visit; finds pages before texts, with the word marked', async () => {
  const { page, site, fields, preview } = await stage.open();
  await preview.getByRole('heading', { level: 1 }).waitFor();
  const frame = page.getByTitle('Aperçu');
  const shown = () =>
    frame.evaluate((element: HTMLIFrameElement) => ({
      inner: element.contentWindow?.innerWidth,
      drawn: Math.round(element.getBoundingClientRect().width),
    }));
  const before = await shown();
  for (const name of ['Réduire la liste des pages', 'Réduire les champs']) {
    await page.getByRole('button', { name, expanded: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await site.count()) + (await fields.count())).toBe(0);
  // The tooltip of a button with the focus covers the list of zoom levels.
  await page.evaluate('document.activeElement.blur()');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  const fit = await shown();
  expect(fit.drawn).toBeGreaterThan(before.drawn * 1.5);
  expect([before.inner, fit.inner]).toEqual([1280, 1280]);
  const zoom = page.getByRole('combobox', { name: 'Zoom' });
  await expect.poll(() => zoom.textContent()).toBe(`${Math.round((fit.drawn / 1280) * 100)}\u202f%`);
  await zoom.click();
  await page.getByRole('option', { name: '75\u202f%' }).click();
  await expect.poll(shown).toEqual({ inner: 1280, drawn: 960 });
  await page.reload();
  await expect.poll(shown).toEqual({ inner: 1280, drawn: 960 });
  await page.getByRole('button', { name: 'Afficher la liste des pages', expanded: false }).click();
  await site.waitFor();
  expect(await fields.count()).toBe(0);
  // A click on a text opens its field, even if the panel of fields is closed.
  await preview.getByRole('heading', { level: 1 }).click();
  await fields.getByRole('textbox', { name: 'Titre', exact: true }).waitFor();

  const search = site.getByLabel('Chercher');
  await search.fill('contact');
  const pages = site.getByRole('region', { name: 'Pages' }).getByRole('button');
  await pages.first().waitFor();
  expect(await pages.first().locator('mark').first().textContent()).toBe('Contact');
  expect(await site.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Pages', 'Textes']);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fields.getByRole('heading', { level: 2, name: 'Contact' }).waitFor();
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Champs');
});

it('shows the page as on a phone in its real size, in a window with no room for more, until another choice', async () => {
  const { page, preview } = await stage.open({ viewport: { width: 1280, height: 800 } });
  await preview.getByRole('heading', { level: 1 }).waitFor();
  const frame = page.getByTitle('Aperçu');
  const shown = () =>
    frame.evaluate((element: HTMLIFrameElement) => [
      element.contentWindow?.innerWidth,
      Math.round(element.getBoundingClientRect().width),
    ]);
  await expect.poll(shown).toEqual([390, 390]);
  await page.getByRole('button', { name: 'Ordinateur' }).click();
  await expect.poll(async () => (await shown())[0]).toBe(1280);
  await page.reload();
  await expect.poll(async () => (await shown())[0]).toBe(1280);
});

it('puts the cursor where a long text was clicked; shows a fact in a field as its value, in one piece; edits a table of a guide as a table', async () => {
  const marketer = await stage.open();
  const { page, fields, preview, text } = marketer;
  await preview.getByRole('heading', { level: 1 }).waitFor();
  // Clicks right after the first letters.
  await preview.getByText(/^Commandez/).click({ position: { x: 14, y: 6 } });
  const focused = page.locator(':focus');
  await expect.poll(() => focused.getAttribute('role')).toBe('textbox');
  await page.keyboard.type('X');
  await expect.poll(() => focused.textContent()).toMatch(/^C[a-z]{0,6}X/);
  expect(await focused.textContent()).toContain('avance');
  await page.keyboard.press('Backspace');

  const lead = fields.getByRole('textbox', { name: 'Chapeau', exact: true });
  await lead.locator('.cm-fact', { hasText: '48 h' }).waitFor();
  expect(await lead.textContent()).not.toContain('{{');
  const title = fields.getByRole('textbox', { name: 'Titre', exact: true });
  await title.focus();
  await page.keyboard.press('End');
  await fields.getByRole('button', { name: 'Insérer un fait' }).nth(1).click();
  await page.getByRole('dialog').getByRole('textbox').fill('délai de commande');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await title.locator('.cm-fact', { hasText: '48 h' }).waitFor();
  await preview.getByRole('heading', { level: 1, name: /48.h/ }).waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(() => title.textContent()).not.toContain('48');

  await openGuide(marketer);
  await text.locator('.cm-line', { hasText: 'Baguette' }).waitFor();
  await marketer.saved();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
  }
  await text.getByRole('button', { name: 'Modifier le tableau' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Tableau' });
  const first = dialog.getByRole('textbox', { name: 'Ligne 1, colonne 1' });
  await first.fill('Un | autre');
  await first.press('Tab');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Ligne 1, colonne 2');
  await dialog.getByRole('button', { name: 'Mettre dans le texte' }).click();
  await marketer.saved();
  await stage.conclude(marketer, { [GUIDE]: '1 1' });
});
