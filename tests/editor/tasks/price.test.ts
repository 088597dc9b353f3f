import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

/** Returns the card of a plan, by its name. */
function planCard(preview: FrameLocator, name: string) {
  return preview.getByRole('listitem').filter({ has: preview.getByRole('heading', { name, level: 3 }) });
}

onStage({}, (stage) => {
  it('shows the linked amount below a price that is edited in the page, and leaves it if unticked', async () => {
    const marketer = await stage.open();
    const { preview, page } = marketer;
    const plan = () => JSON.parse(stage.site.read(MANIFEST)).plans[1];
    await marketer.doubleClick(planCard(preview, 'Forfait Essentiel').getByText('49 €', { exact: true }));
    const inPlace = preview.getByRole('textbox', { name: 'Prix affiché, dans la page' });
    await inPlace.fill('64,90 €');
    const linked = preview.getByRole('checkbox', { name: 'Changer aussi « Prix mensuel » : 49 → 64,90' });
    await linked.waitFor();
    await marketer.saved();
    expect([plan().price, plan().monthlyPrice]).toEqual(['64,90 €', 64.9]);
    await linked.uncheck();
    await marketer.saved();
    expect([plan().price, plan().monthlyPrice]).toEqual(['64,90 €', 49]);
    await linked.check();
    await marketer.saved();
    await page.keyboard.press('Escape');
    await inPlace.waitFor({ state: 'detached' });
    expect([plan().price, plan().monthlyPrice]).toEqual(['64,90 €', 64.9]);
    const amount = marketer.fields.getByRole('textbox', { name: 'Prix mensuel', exact: true });
    expect(await amount.inputValue()).toBe('64,90');
    // In the form, too, the linked amount can still be left as it was.
    await marketer.fields.getByRole('checkbox', { name: /^Changer aussi/ }).uncheck();
    await marketer.saved();
    expect(await amount.inputValue()).toBe('49');
    await stage.conclude(marketer, { task: '2 price in place', changed: { [MANIFEST]: '1 1' } });
  });

  it('reports a third decimal at its field, and rounds it with one click', async () => {
    const marketer = await stage.open();
    const { fields, site } = marketer;
    await marketer.click(site.getByRole('button', { name: 'Forfaits', exact: true }));
    await marketer.click(fields.getByRole('button', { name: /^Forfait Essentiel/ }));
    const amount = fields.getByRole('textbox', { name: 'Prix mensuel', exact: true });
    await amount.fill('64,899');
    await fields.getByText('64,899 a plus de deux décimales.').first().waitFor();
    await marketer.click(fields.getByRole('button', { name: 'Corriger : 64,90' }));
    await expect.poll(() => amount.inputValue()).toBe('64,90');
    await marketer.saved();
    await stage.conclude(marketer, { task: '2 third decimal', changed: { [MANIFEST]: '2 2' } });
  });
});
