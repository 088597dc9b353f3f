import { expect, it } from 'vitest';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

const stage = serveStage();

it('keeps what another program saves, shows both versions of the same field, and recovers from a broken manifest (task 25)', async () => {
  const marketer = await stage.open();
  const { site, fields, page, preview, list } = marketer;
  await list.getByText('avertissement').waitFor();
  const problems = await list.textContent();
  await marketer.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
  const phone = fields.getByRole('textbox', { name: 'Téléphone', exact: true }).first();
  const name = fields.getByRole('textbox', { name: 'Zone', exact: true });
  await marketer.click(name);
  stage.site.write(MANIFEST, stage.site.read(MANIFEST).replace('04 00 00 00 01', '04 00 00 00 07'));
  await name.fill('Exempleville');
  await marketer.saved();
  await expect.poll(() => phone.inputValue()).toBe('04 00 00 00 07');
  await stage.conclude(marketer, { [MANIFEST]: '2 2' }, { [MANIFEST]: '1 1' });

  await marketer.click(phone);
  // The other program saves between the last key press and the call.
  let hasSaved = false;
  await page.route('**/__edit/api/apply', async (route) => {
    if (!hasSaved) stage.site.write(MANIFEST, stage.site.read(MANIFEST).replace('04 00 00 00 07', '04 00 00 00 05'));
    hasSaved = true;
    await route.continue();
  });
  await phone.fill('04 00 00 00 09');
  const dialog = page.getByRole('dialog', { name: 'Deux versions du même texte' });
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Votre version' }).textContent()).toBe('04 00 00 00 09');
  expect(await dialog.textContent()).toContain('04 00 00 00 05');
  expect(stage.site.read(MANIFEST)).toContain('04 00 00 00 05');
  await marketer.click(dialog.getByRole('button', { name: 'Garder ma version' }));
  await dialog.waitFor({ state: 'detached' });
  await marketer.saved();
  expect(stage.site.read(MANIFEST)).toContain('04 00 00 00 09');
  await stage.conclude(marketer, { [MANIFEST]: '1 1' }, { [MANIFEST]: '1 1' });

  await page.unroute('**/__edit/api/apply');
  const heading = preview.getByRole('heading', { level: 1 });
  const whole = stage.site.read(MANIFEST);
  stage.site.write(MANIFEST, whole.slice(0, -30));
  await fields
    .getByText(/ligne \d+/)
    .first()
    .waitFor();
  await expect.poll(() => phone.getAttribute('readonly')).not.toBeNull();
  // The preview has gone to the page that shows most of these settings. It still shows that page, not the error.
  expect(await heading.textContent()).not.toBe('Une erreur empêche d’afficher cette page');
  stage.site.write(MANIFEST, whole);
  await expect.poll(() => phone.getAttribute('readonly')).toBeNull();
  await marketer.click(phone);
  await phone.fill('04 00 00 00 06');
  await marketer.saved();
  await expect.poll(() => list.textContent()).toBe(problems);
  await stage.conclude(marketer, { [MANIFEST]: '1 1' }, { [MANIFEST]: '1 1' });
});

it('shows at the top and in the preview which error has stopped a page since the start, until it is corrected', async () => {
  const whole = stage.site.read(MANIFEST);
  const at = whole.indexOf('"heading": "', whole.indexOf('"path": "/"')) + '"heading": "'.length;
  stage.site.write(MANIFEST, whole.slice(0, at) + whole.slice(whole.indexOf('"', at)));
  await stage.site.restart();
  const { page, preview, site } = await stage.open();
  const top = page.getByRole('banner');
  await top.getByText(/^Des pages ne s’affichent pas\. Accueil › .+ : Ce texte est vide\.$/).waitFor();
  const stopped = preview.getByRole('heading', { level: 1, name: 'Une erreur empêche d’afficher cette page' });
  await stopped.waitFor();
  await preview.getByText(/^site\.manifest\.json, ligne \d+, colonne \d+$/).waitFor();
  await site.getByRole('button', { name: /^Contact/ }).click();
  await preview.getByRole('banner').waitFor();
  await site.getByRole('button', { name: /^Accueil/ }).click();
  await stopped.waitFor();
  stage.site.write(MANIFEST, whole);
  await preview.getByRole('banner').waitFor();
  await top.getByText(/^Des pages ne s’affichent pas/).waitFor({ state: 'detached' });
});
