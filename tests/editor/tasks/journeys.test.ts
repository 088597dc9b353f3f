/** @module-tag smoke */
import { expect, it } from 'vitest';
import { GUIDE, goBehind, openGuide } from './guide-text.ts';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

// The everyday journeys of the editor: a field, a guide, a section. All others are in the full run.
onStage((stage) => {
  it('changes a clicked price, with the linked amount (task 2)', async () => {
    const marketer = await stage.open();
    const { preview, fields, page } = marketer;
    const heading = preview.getByRole('heading', { name: 'Forfait Professionnel', level: 3 });
    const plan = preview.getByRole('listitem').filter({ has: heading });
    await marketer.click(plan.getByText('59 €', { exact: true }));
    const price = fields.getByRole('textbox', { name: 'Prix affiché', exact: true }).and(page.locator(':focus'));
    await price.waitFor();
    await price.fill('65 €');
    await fields.getByRole('checkbox', { name: /^Changer aussi .* : 59 → 65$/ }).waitFor();
    await marketer.saved();
    const typed = JSON.parse(stage.site.read(MANIFEST)).plans[1];
    expect([typed.price, typed.monthlyPrice]).toEqual(['65 €', 65]);
    await plan.getByText('65 €', { exact: true }).waitFor();
    // The page for booking an appointment also names the plans.
    const other = await fetch(`${stage.site.address}maquette-offerte/exemple.fr`, { headers: { accept: 'text/html' } });
    expect((await other.text()).replace(/<[^>]*>/g, '')).toMatch(/65\s€/);
    expect(marketer.clicks).toBeLessThanOrEqual(3);
    await stage.conclude(marketer, { task: '2 price', changed: { [MANIFEST]: '2 2' } });
  });

  it('writes bold, a link, a row and a call-out like a person (task 9)', async () => {
    const marketer = await stage.open();
    await openGuide(marketer);
    const { page, fields } = marketer;
    const before = stage.site.read(GUIDE);
    await goBehind(marketer, 'Ne dépensez rien');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    for (let key = 0; key < 'Ne dépensez'.length; key += 1) await page.keyboard.press('Shift+ArrowRight');
    await marketer.click(fields.getByRole('button', { name: 'Gras', exact: true }));
    await goBehind(marketer, 'Ne dépensez');
    await page.keyboard.type(' Voyez ');
    await marketer.click(fields.getByRole('button', { name: 'Lien', exact: true }));
    const picker = page.getByRole('dialog', { name: 'Choisir un lien' });
    await picker.getByRole('textbox').fill('nous contacter');
    await marketer.click(picker.getByRole('button', { name: /^Contact/ }).first());
    await goBehind(marketer, 'Voyez [Contact');
    await page.keyboard.type('.');
    await marketer.click(fields.getByRole('button', { name: 'Encadré', exact: true }));
    await goBehind(marketer, 'Location sur 48 mois');
    await marketer.click(fields.getByRole('button', { name: 'Ligne de tableau', exact: true }));
    await page.keyboard.type('Bénévole');
    await marketer.saved();
    const expected = before
      .replace(
        "Ne dépensez rien si l'une de ces situations est la vôtre.",
        "> **En bref**\n>\n> **Ne dépensez** rien si l'une de ces situations est la vôtre. Voyez [Contact](/contact).",
      )
      .replace(/(\| Location sur 48 mois .*\n)/, '$1| Bénévole |  |  |  |\n');
    expect(stage.site.read(GUIDE)).toBe(expected);
    await stage.conclude(marketer, { task: '9 Markdown', changed: { [GUIDE]: '4 1' } });
  });

  it('adds a section after another by its purpose and its drawing (task 12)', async () => {
    const marketer = await stage.open();
    const { fields, page } = marketer;
    await marketer.click(fields.getByRole('button', { name: /^Tarifs/ }));
    await marketer.click(fields.getByRole('button', { name: 'Ajouter une section après' }));
    const dialog = page.getByRole('dialog', { name: 'Choisir une section' });
    await dialog.getByRole('searchbox', { name: 'Chercher une section' }).fill('numérotées');
    await expect.poll(() => dialog.getByRole('region').count()).toBe(1);
    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('region', { name: 'Dire les prix' }).waitFor();
    // The page already has its main title, so it is offered no other opening.
    expect(await dialog.getByRole('button', { name: 'Ouverture', exact: true }).count()).toBe(0);
    await marketer.click(dialog.getByRole('button', { name: 'Étapes', exact: true }));
    await dialog.waitFor({ state: 'detached' });
    await fields.getByRole('heading', { name: 'Étapes', level: 2 }).waitFor();
    await marketer.saved();
    await marketer.list.getByText('Aucun problème.').first().waitFor();
    const { [MANIFEST]: lines = '' } = stage.site.changedLines();
    expect(lines).toMatch(/^\d+ 0$/);
    await stage.conclude(marketer, { task: '12 section', changed: { [MANIFEST]: lines } });
  });
});
