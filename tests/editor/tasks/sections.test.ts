import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

onStage((stage) => {
  it('adds a section after another from pictures of all blocks (task 12)', async () => {
    const marketer = await stage.open();
    const { fields, page } = marketer;
    await marketer.click(fields.getByRole('button', { name: /^Tarifs/ }));
    await marketer.click(fields.getByRole('button', { name: 'Ajouter une section après' }));
    const dialog = page.getByRole('dialog', { name: 'Choisir une section' });
    await dialog.locator('iframe').first().waitFor();
    // The page already has its main title.
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

  it('moves a section by keyboard, copies and removes it, each as one step (task 13)', async () => {
    const marketer = await stage.open();
    const { fields, page } = marketer;
    const order = () => fields.getByRole('region', { name: 'Sections' }).getByRole('button').allTextContents();
    const before = await order();
    await marketer.click(fields.getByRole('button', { name: /^Engagements/ }));
    const up = fields.getByRole('button', { name: 'Monter', exact: true });
    await up.focus();
    await page.keyboard.press('Enter');
    await marketer.saved();
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText(/^Engagements : place 6 sur \d+$/).waitFor({ state: 'attached' });
    await marketer.click(fields.getByRole('button', { name: 'Dupliquer', exact: true }));
    await marketer.saved();
    await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
    await fields.getByRole('region', { name: 'Sections' }).waitFor();
    const at = before.findIndex((one) => one.startsWith('Engagements'));
    const [moved = ''] = before.splice(at, 1);
    before.splice(at - 2, 0, moved);
    expect(await order()).toEqual(before);
    await marketer.saved();
    const changed = stage.site.changedLines();
    await stage.conclude(marketer, { task: '13 move', changed });
  });
});
