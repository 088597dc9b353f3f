import { expect, it } from 'vitest';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

const stage = serveStage();

it('opens ten pages and twenty forms, and changes no file (task 1)', async () => {
  const before = stage.site.files();
  const marketer = await stage.open();
  const { site, fields } = marketer;
  await marketer.click(site.getByRole('button', { name: /^Autres pages/ }));
  // The tooltip of a page is its address.
  const pages = site.locator('button[title^="/"]');
  for (let index = 0; index < 10; index += 1) {
    await marketer.click(pages.nth(index));
    await fields.getByRole('region', { name: 'Sections' }).getByRole('listitem').first().getByRole('button').click();
  }
  for (const name of ['Entreprise', 'Faits', 'Forfaits', 'Packs de liens', 'Témoignages', 'Réalisations']) {
    await marketer.click(site.getByRole('button', { name, exact: true }));
    await fields.getByRole('heading', { name, level: 2 }).waitFor();
  }
  for (const chain of ['Guides du pain', 'Conseils']) {
    await marketer.click(site.getByRole('button', { name: chain, exact: true }));
  }
  for (const title of [/^Choisir son pain/, /^Conserver son pain/, /^Recettes simples/, /^Un second guide/]) {
    await marketer.click(site.getByRole('button', { name: title }));
    await fields.getByRole('heading', { name: title, level: 2 }).waitFor();
    await marketer.text.waitFor();
  }
  await stage.conclude(marketer, {});
  await marketer.page.context().close();
  expect(stage.site.files()).toEqual(before);
});

it('keeps text typed just before a reload, and while the server is down, and undoes it after the restart; shows the served page in the preview, in the state on disk', async () => {
  const marketer = await stage.open();
  const { site, fields, page, preview } = marketer;
  await site.getByRole('button', { name: 'Entreprise', exact: true }).click();
  await fields.getByRole('textbox', { name: 'Zone', exact: true }).fill('Exempleville et sa plaine');
  await page.reload();
  await expect.poll(() => stage.site.read(MANIFEST)).toContain('"Exempleville et sa plaine"');
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });

  await site.getByRole('button', { name: 'Entreprise', exact: true }).click();
  const zone = fields.getByRole('textbox', { name: 'Zone', exact: true });
  await zone.fill('Exempleville');
  await marketer.saved();
  await stage.site.stop();
  await zone.fill('Exempleville et sa plaine');
  await page.getByRole('status').getByText('Pas encore enregistré', { exact: false }).waitFor();
  expect(stage.site.read(MANIFEST)).not.toContain('Exempleville et sa plaine');
  await stage.site.restart();
  await marketer.saved();
  expect(stage.site.read(MANIFEST)).toContain('"Exempleville et sa plaine"');
  marketer.problems.length = 0;
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });

  await site.getByRole('button', { name: /^Accueil/ }).click();
  await fields.getByRole('button', { name: /^Ouverture/ }).click();
  await fields.getByRole('textbox', { name: 'Titre', exact: true }).fill('Un titre de maintenant');
  await preview.getByRole('heading', { level: 1, name: 'Un titre de maintenant' }).waitFor();
  await marketer.saved();
  const frame = page.frames().find((one) => one.url() === stage.site.address);
  const served = await (await fetch(stage.site.address, { headers: { accept: 'text/html' } })).text();
  const shown = await frame?.evaluate((html) => {
    const text = (root: Document) =>
      [...root.querySelectorAll('header, main, footer')].map(({ textContent }) => textContent);
    return [text(document), text(new DOMParser().parseFromString(html, 'text/html'))];
  }, served);
  expect(shown?.[0]).toEqual(shown?.[1]);
  expect(
    await preview
      .locator('body')
      .evaluate(({ ownerDocument }) => /__edit|vitrine-edit/.test(ownerDocument.body.innerHTML)),
  ).toBe(false);
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });
});
