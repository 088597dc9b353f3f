import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../src/build/load-site.ts';
import { renderSite } from '../../random/render-site.ts';
import { openSite, sharePage } from '../site.ts';

const show = sharePage();

describe('prices on a phone', () => {
  const phone = { width: 360, height: 780 };

  it('take less than two screens', { tags: 'smoke' }, async () => {
    const page = await show('/', phone);
    const box = await page.locator('#pricing').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(1200);
  });

  it('are rows, of which three fit on a screen, each with its price, button and distinct benefits', async () => {
    const page = await show('/', phone);
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
  });
});

it('no line of a plan breaks inside its parentheses, on a phone and a computer', async () => {
  const page = await show('/');
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
});

describe('the table of costs', () => {
  it('shows all its columns and is a table on a phone', async () => {
    const page = await show('/');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      const table = page.locator('main table').first();
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 20);
      expect(await table.locator('tr').nth(2).locator('th,td').allTextContents()).toHaveLength(4);
      expect(
        await table
          .locator('td')
          .first()
          .evaluate((cell) => getComputedStyle(cell).display),
      ).toBe('table-cell');
    }
  });

  it('is shown without scripts', async () => {
    const { page, url } = await openSite({ javaScriptEnabled: false });
    await page.goto(url);
    await page.getByText('Combien sur un, deux ou trois ans').click();
    expect(await page.locator('main table').first().innerText()).toContain('Boutique en ligne');
  });
});

it('plans with several lines about the tax align their names and buttons', async () => {
  const { model } = loadSite(path.resolve(import.meta.dirname, '../../../src/starters/association'));
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
