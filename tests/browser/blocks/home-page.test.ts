import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../../../src/build/load-site.ts';
import { projectRoot } from '../../../src/build/project.ts';
import { renderSite } from '../../random/render-site.ts';
import { openPage, openSite } from '../site.ts';

it('the home page opens and closes its long text; its prices are rows on a phone, of which three fit on a screen, and break in no parentheses; its table of costs shows all columns', {
  tags: 'smoke',
}, async () => {
  const { page } = await openPage('/');
  const rest = page.locator('details:has(.expand) > .prose');
  expect(await rest.isVisible()).toBe(false);
  await page.getByText('Lire la suite').click();
  expect(await rest.isVisible()).toBe(true);
  await page.getByText('Réduire').click();
  expect(await rest.isVisible()).toBe(false);

  await page.setViewportSize({ width: 360, height: 780 });
  const box = await page.locator('#pricing').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(1200);
  const rows = await page.$$eval('#pricing ul:has(> li h3) > li', (all) =>
    all.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const button = row.querySelector('a')?.getBoundingClientRect();
      return { top, bottom, text: row.textContent ?? '', button: button?.height ?? 0 };
    }),
  );
  expect(rows).toHaveLength(3);
  expect((rows[2]?.bottom ?? 0) - (rows[0]?.top ?? 0)).toBeLessThan(780);
  for (const { text, button } of rows) {
    expect(button).toBeGreaterThanOrEqual(44);
    expect(text).toContain('TTC');
    expect(text).not.toContain('Certificat SSL');
  }

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const lines = await page.$$eval('#pricing li li, #pricing div > h3 + ul > li', (all) =>
      all.flatMap((line) => {
        const [text] = line.childNodes;
        const content = text?.textContent ?? '';
        if (!text || !content.includes('(')) return [];
        const range = document.createRange();
        range.setStart(text, content.indexOf('('));
        range.setEnd(text, content.indexOf(')'));
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  }

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const table = page.locator('main table').first();
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 20);
    expect(await table.locator('tr').nth(2).locator('th,td').allTextContents()).toHaveLength(4);
    const [cell] = await table.locator('td').all();
    expect(await cell?.evaluate((one) => getComputedStyle(one).display)).toBe('table-cell');
  }
});

it('the home page without scripts shows its mock-up and links but no field, its costs, a row of examples that scrolls and is reached by Tab, and how to contact the agency', async () => {
  const { page, url } = await openPage('/#callback-form', {
    viewport: { width: 360, height: 780 },
    javaScriptEnabled: false,
  });
  expect(await page.getByLabel('Commune').isVisible()).toBe(false);
  expect(await page.getByRole('img', { name: /Aperçu automatique/ }).isVisible()).toBe(true);
  expect(await page.locator('main').getByRole('link', { name: 'Voir les Forfaits' }).isVisible()).toBe(true);

  await page.getByText('Combien sur un, deux ou trois ans').click();
  expect(await page.locator('main table').first().innerText()).toContain('Boutique en ligne');

  const links = page.locator('a[href^="/exemples/"]:has-text("Ouvrir le site")');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const { examples } = JSON.parse(readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8')) as {
    examples: unknown[];
  };
  expect(addresses).toHaveLength(examples.length);
  for (const address of addresses) expect((await page.request.get(url + address)).status()).toBe(200);
  const last = links.last();
  const snap = await last.evaluate((link) => getComputedStyle(link.closest('ul') as Element).scrollSnapType);
  expect(snap).toBe('x mandatory');
  await last.focus();
  await expect.poll(async () => (await last.boundingBox())?.x ?? 999).toBeLessThan(340);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

  // No space is reserved for the form.
  expect(await page.locator('main form').boundingBox()).toBeNull();
  const ways = page.locator('main noscript');
  expect(await ways.locator('a[href^="tel:+33"]').isVisible()).toBe(true);
  expect(await ways.locator('a[href^="mailto:"]').isVisible()).toBe(true);
});

it('plans with several lines about the tax align their names and buttons', async () => {
  const { model } = loadSite(path.join(projectRoot, 'src/starters/association'));
  if (!model) throw new Error('The site has errors');
  const { page } = await openSite();
  const [home] = (await renderSite(model)).filter(({ html }) => html.includes('id="adherer"'));
  await page.setContent(home?.html ?? '');
  const tops = await page.$$eval('#adherer li:has(h3)', (plans) =>
    plans.map((plan) =>
      ['h3', 'a'].map((part) => Math.round((plan.querySelector(part) as Element).getBoundingClientRect().top)),
    ),
  );
  expect(tops).toHaveLength(3);
  for (const [name = 0, button = 0] of tops) {
    expect(Math.abs(name - (tops[0]?.[0] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(button - (tops[0]?.[1] ?? 0))).toBeLessThanOrEqual(1);
  }
});
