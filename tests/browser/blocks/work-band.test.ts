import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { openSite } from '../site.ts';

it('opens each example of the row, which scrolls without scripts and is reached by Tab', async () => {
  const { page, url } = await openSite({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });
  await page.goto(url);
  const links = page.locator('a[href^="/exemples/"]:has-text("Ouvrir le site")');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const { examples } = JSON.parse(readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8')) as {
    examples: unknown[];
  };
  expect(addresses).toHaveLength(examples.length);
  for (const address of addresses) expect((await page.request.get(url + address)).status()).toBe(200);
  const last = links.last();
  expect(await last.evaluate((link) => getComputedStyle(link.closest('ul') as Element).scrollSnapType)).toBe(
    'x mandatory',
  );
  await last.focus();
  await expect.poll(async () => (await last.boundingBox())?.x ?? 999).toBeLessThan(340);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});
