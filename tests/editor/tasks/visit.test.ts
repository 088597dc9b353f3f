import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

onStage({}, (stage) => {
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
    await stage.conclude(marketer, { task: '1 look around', changed: {} });
    await marketer.close();
    expect(stage.site.files()).toEqual(before);
  });
});
