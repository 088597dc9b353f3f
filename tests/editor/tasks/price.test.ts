import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

/** The card of a plan, by its name. */
function planCard(preview: FrameLocator, name: string) {
  return preview.getByRole('listitem').filter({ has: preview.getByRole('heading', { name, level: 3 }) });
}

onStage((stage) => {
  it('changes a clicked price, with the linked amount (task 2)', {
    tags: 'smoke',
  }, async () => {
    const marketer = await stage.open();
    const { preview, fields, page } = marketer;
    await marketer.click(planCard(preview, 'Forfait Professionnel').getByText('59 €', { exact: true }));
    const price = fields.getByRole('textbox', { name: 'Prix affiché', exact: true }).and(page.locator(':focus'));
    await price.waitFor();
    await price.fill('65 €');
    await fields.getByRole('checkbox', { name: /^Changer aussi .* : 59 → 65$/ }).waitFor();
    await marketer.saved();
    const typed = JSON.parse(stage.site.read(MANIFEST)).plans[1];
    expect([typed.price, typed.monthlyPrice]).toEqual(['65 €', 65]);
    await planCard(preview, 'Forfait Professionnel').getByText('65 €', { exact: true }).waitFor();
    // The page of an appointment also names the plans.
    const other = await fetch(`${stage.site.address}maquette-offerte/exemple.fr`, { headers: { accept: 'text/html' } });
    expect((await other.text()).replace(/<[^>]*>/g, '')).toMatch(/65\s€/);
    expect(marketer.clicks).toBeLessThanOrEqual(3);
    await stage.conclude(marketer, { task: '2 price', changed: { [MANIFEST]: '2 2' } });
  });
});
