import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

onStage((stage) => {
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
    await marketer.click(site.getByRole('button', { name: 'Référencement', exact: true }));
    const guides = site.getByRole('region', { name: 'Référencement', exact: true }).getByRole('listitem');
    for (let index = 1; index < 5; index += 1) {
      await marketer.click(guides.nth(index).getByRole('button').first());
      await marketer.text.waitFor();
    }
    await stage.conclude(marketer, { task: '1 look around', changed: {} });
    await marketer.close();
    expect(stage.site.files()).toEqual(before);
  });
});
