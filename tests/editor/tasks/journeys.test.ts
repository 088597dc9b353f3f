/** @module-tag smoke */
import { expect, it } from 'vitest';
import { baseText, GUIDE } from '../../fixtures/fixture-site.ts';
import { goBehind, openGuide } from './guide-text.ts';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

const TABLE = '\n| Pain | Se garde |\n| --- | --- |\n| Baguette | un jour |\n';

// The everyday journeys of the editor: a field, a guide, a section. All others are in the full run.
const stage = serveStage({ [GUIDE]: baseText(GUIDE) + TABLE });

it('changes a clicked price, with the linked amount (task 2), writes bold, a link, a row and a call-out like a person (task 9), and adds a section after another by its purpose and its drawing (task 12)', async () => {
  const marketer = await stage.open();
  const { site, preview, fields, page } = marketer;
  const heading = preview.getByRole('heading', { name: 'Forfait Essentiel', level: 3 });
  const plan = preview.getByRole('listitem').filter({ has: heading });
  await marketer.click(plan.getByText('49 €', { exact: true }));
  const price = fields.getByRole('textbox', { name: 'Prix affiché', exact: true }).and(page.locator(':focus'));
  await price.waitFor();
  await price.fill('65 €');
  await fields.getByRole('checkbox', { name: /^Changer aussi .* : 49 → 65$/ }).waitFor();
  await marketer.saved();
  const typed = JSON.parse(stage.site.read(MANIFEST)).plans[1];
  expect([typed.price, typed.monthlyPrice]).toEqual(['65 €', 65]);
  await plan.getByText('65 €', { exact: true }).waitFor();
  // The page for booking an appointment also names the plan.
  const other = await fetch(`${stage.site.address}maquette/four.exemples.fr`, { headers: { accept: 'text/html' } });
  expect((await other.text()).replace(/<[^>]*>/g, '')).toMatch(/65\s€/);
  expect(marketer.clicks).toBeLessThanOrEqual(3);
  await stage.conclude(marketer, { [MANIFEST]: '2 2' });

  await openGuide(marketer);
  const before = stage.site.read(GUIDE);
  await goBehind(marketer, 'Un pain au levain');
  await page.keyboard.press('Control+Home');
  for (let key = 0; key < 'Un pain'.length; key += 1) await page.keyboard.press('Shift+ArrowRight');
  await marketer.click(fields.getByRole('button', { name: 'Gras', exact: true }));
  await goBehind(marketer, 'Un pain');
  await page.keyboard.type(' Voyez ');
  await marketer.click(fields.getByRole('button', { name: 'Lien', exact: true }));
  const picker = page.getByRole('dialog', { name: 'Choisir un lien' });
  await picker.getByRole('textbox').fill('ecrire a la boulangerie');
  await marketer.click(picker.getByRole('button', { name: /^Contact/ }).first());
  await goBehind(marketer, 'Voyez [Contact');
  await page.keyboard.type('.');
  await marketer.click(fields.getByRole('button', { name: 'Encadré', exact: true }));
  await goBehind(marketer, 'Baguette');
  await marketer.click(fields.getByRole('button', { name: 'Ligne de tableau', exact: true }));
  await page.keyboard.type('Complet');
  await marketer.saved();
  const expected = before
    .replace(
      'Un pain au levain se garde plus longtemps.',
      '> **En bref**\n>\n> **Un pain** au levain se garde plus longtemps. Voyez [Contact](/contact).',
    )
    .replace(/(\| Baguette .*\n)/, '$1| Complet |  |\n');
  expect(stage.site.read(GUIDE)).toBe(expected);
  await stage.conclude(marketer, { [GUIDE]: '4 1' });

  await marketer.click(site.getByRole('button', { name: /^Accueil/ }));
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
  await stage.conclude(marketer, { [MANIFEST]: expect.stringMatching(/^\d+ 0$/) });
});
