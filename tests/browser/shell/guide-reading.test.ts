import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, sharePage } from '../site.ts';

const show = sharePage();

const GUIDE = '/creation-site-web/creer-site-web-professionnel';

/** Returns the left and right edge of an element's border box. */
const edgesOf = (page: Page, selector: string) =>
  page.$eval(selector, (one) => {
    const { left, right } = one.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

/** Expects the first paragraph of a guide on the first screen, in every window. */
async function expectAnswer(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const answer = await page.locator('.prose > *').first().boundingBox();
    expect((answer?.y ?? height) + (answer?.height ?? 0)).toBeLessThanOrEqual(height);
  }
}

describe('a guide', () => {
  it('has lines of at most 78 characters beside its contents, its answer on the first screen, one line of breadcrumbs, one card at its end, a banner in the grid, distinct headings, and folded contents on a phone', async () => {
    const page = await show(GUIDE);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.$$eval('.prose > p', (paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const count = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size;
          return count > 3 ? [(paragraph.textContent?.length ?? 0) / count] : [];
        }),
      );
      expect(lines.length).toBeGreaterThan(3);
      for (const length of lines) expect(length).toBeLessThanOrEqual(78);
      if (width < 1280) continue;
      const contents = await page.locator('.contents').boundingBox();
      const text = await page.locator('.prose > p').first().boundingBox();
      expect(text?.x).toBeGreaterThan((contents?.x ?? 0) + (contents?.width ?? 0));
      const edge = await page.locator('.site-header .mark').boundingBox();
      // Chromium places boxes in steps of 1/64 px.
      expect(Math.abs((contents?.x ?? 0) - (edge?.x ?? 99))).toBeLessThanOrEqual(1 / 64);
    }
    expect(await page.locator('article section a[href$="#callback-form"]').count()).toBe(1);
    await expectAnswer(page);
    const parts = await page.$$eval('.breadcrumb a', (links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return { to: link.getAttribute('href'), bottom: range.getBoundingClientRect().bottom };
      }),
    );
    expect(parts.map(({ to }) => to)).toEqual(['/', '/creation-site-web']);
    expect(Math.abs((parts[0]?.bottom ?? 0) - (parts[1]?.bottom ?? 99))).toBeLessThan(1);
    expect(await page.textContent('.breadcrumb')).not.toContain(await page.textContent('h1'));

    const resize = (width: number) => page.setViewportSize({ width, height: 900 });
    for (const width of [768, 1280, 1920]) {
      await resize(width);
      const [left = 0, right = 0] = await edgesOf(page, '.banner');
      const [edge = 0, end = 0] = await edgesOf(page, '.guide-head');
      expect({ width, right }).toEqual({ width, right: width - edge });
      // On wide screens, the banner is next to the title.
      if (width < 1100) expect({ width, left }).toEqual({ width, left: edge });
      else expect(left).toBeGreaterThan(end);
    }
    for (const [width, expected] of [
      [375, 104],
      [767, 104],
      [768, 220],
      [1920, 220],
    ] as const) {
      await resize(width);
      const height = await page.$eval('.banner', (one) => one.getBoundingClientRect().height);
      expect({ width, height }).toEqual({ width, height: expected });
    }
    for (const [width, least, most] of [
      [375, 24, 26],
      [1280, 31, 32],
    ] as const) {
      await resize(width);
      const size = await page.$eval('.prose > h2', (title) => Number.parseFloat(getComputedStyle(title).fontSize));
      expect(size).toBeGreaterThanOrEqual(least);
      expect(size).toBeLessThanOrEqual(most);
    }
    // The banner of a phone is as wide as the text.
    await resize(375);
    expect(await edgesOf(page, '.banner')).toEqual(await edgesOf(page, '.guide-head'));
    const link = page.locator('.contents a').first();
    expect(await link.isVisible()).toBe(false);
    await page.locator('.contents summary').click();
    expect(await link.isVisible()).toBe(true);
  });

  it('keeps its back links short and separate from the title on a phone, has its answer on the first screen, and marks code more softly than lines, on every ground, in both schemes', async () => {
    const { page } = await openPage('/hebergement-nom-domaine/prix-nom-de-domaine', {
      viewport: { width: 375, height: 812 },
    });
    const [way, back, title] = await page.$$eval('.breadcrumb, .back, .guide-head h1', (parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    expect((way?.bottom ?? 99) - (way?.top ?? 0)).toBeLessThan(45);
    expect((title?.top ?? 0) - (back?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
    await expectAnswer(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The colours after blending with the background, computed by a canvas.
      const colours = await page.$eval('.prose p code', (code) => {
        const painter = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        const over = (ground: string, ...layers: string[]) => {
          for (const layer of [ground, ...layers]) {
            painter.fillStyle = layer;
            painter.fillRect(0, 0, 1, 1);
          }
          return [...painter.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        };
        const token = (name: string) => getComputedStyle(code).getPropertyValue(`--v-${name}`);
        const chip = getComputedStyle(code).backgroundColor;
        return ['paper', 'surface', 'tint'].map((name) => ({
          ground: over(token(name)),
          chip: over(token(name), chip),
          line: over(token('line')),
        }));
      });
      const far = (one: number[], other: number[]) =>
        Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
      for (const { ground, chip } of colours) expect(far(ground, chip)).toBeGreaterThan(8);
      const [paper] = colours;
      expect(far(paper?.ground ?? [], paper?.chip ?? [])).toBeLessThan(far(paper?.ground ?? [], paper?.line ?? []));
    }
  });

  it('shows open contents on a wide screen, without scripts', async () => {
    const { page } = await openPage(GUIDE, { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
    expect(
      await page
        .locator('.contents a')
        .first()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  });
});
