import { expect, it } from 'vitest';
import { openSite } from '../site.ts';

it('the long text of the home page opens and closes', { tags: 'smoke' }, async () => {
  const { page, url } = await openSite();
  await page.goto(url);
  const rest = page.locator('details:has(.expand) > .prose');
  expect(await rest.isVisible()).toBe(false);
  await page.getByText('Lire la suite').click();
  expect(await rest.isVisible()).toBe(true);
  await page.getByText('Réduire').click();
  expect(await rest.isVisible()).toBe(false);
});
