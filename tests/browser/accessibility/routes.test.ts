import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull, testedRoutes } from '../routes.ts';
import { openSite } from '../site.ts';
import { violations } from './axe.ts';
import { overlapsInHeader, tooWide } from './overflow.ts';

const views = [
  { width: 375, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 375, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;

/**
 * A full run tests each page in two views, which together have both widths and both schemes; an everyday run in one.
 */
const cases = [...testedRoutes(), '/nulle-part'].map((route, index) => {
  const first = isFull ? (index % 2) * 2 : index % views.length;
  return { route, tried: views.slice(first, first + (isFull ? 2 : 1)) };
});

/** Text spacing of WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Returns the texts smaller than 16 px. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: holder, nodeValue } = texts.currentNode;
      if (!holder || !nodeValue?.trim() || holder.closest('script,style,template,noscript')) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      if (size < 16) found.push(`${size} px: ${nodeValue}`);
    }
    return found;
  });
}

/** Returns the elements that hide a part of their text. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,h3,p,li,a,button,summary)')]
      .filter((one) => one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2)
      .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowY) && !one.closest('.visually-hidden'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

describe('every page', () => {
  it.each(cases)(
    'passes axe, and has no horizontal scroll at 320 px, text of at least 16 px, one h1, no skipped level, landmarks, and no text cut off by WCAG text spacing: $route',
    { tags: 'smoke' },
    async ({ route, tried }) => {
      const { page, url } = await openSite({ reducedMotion: 'reduce' });
      const show = async ({ width, scheme }: Partial<(typeof views)[number]>, height = 800) => {
        await page.setViewportSize({ width: width ?? 320, height });
        await page.emulateMedia({ colorScheme: scheme ?? 'light' });
      };
      await show(tried[0] ?? {});
      await page.goto(url + route);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]')) part.dataset.revealed = '';
      });
      for (const view of tried) {
        await show(view);
        expect(await violations(page), JSON.stringify(view)).toEqual([]);
      }

      await show({}, 640);
      expect(await tooWide(page)).toEqual([]);
      await show({ width: 375 });
      expect(await smallTexts(page)).toEqual([]);

      const levels = await page.$$eval('h1,h2,h3,h4,h5,h6', (all) => all.map(({ tagName }) => Number(tagName[1])));
      const main = await page.$$eval('main :is(h1,h2,h3,h4,h5,h6)', (all) =>
        all.map(({ tagName }) => Number(tagName[1])),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(main.every((level, index) => index === 0 || level - (main[index - 1] ?? 0) <= 1)).toBe(true);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect(await page.getByRole(landmark).count()).toBe(1);
      }

      await page.addStyleTag({ content: TEXT_SPACING });
      expect(await cutTexts(page)).toEqual([]);
    },
  );

  it.each([320, 375, 768, 1100, 1280])(
    'does not overlap in the header with WCAG text spacing, %i px wide',
    async (width) => {
      const { page, url } = await openSite({ viewport: { width, height: 800 } });
      await page.goto(url);
      await page.addStyleTag({ content: TEXT_SPACING });
      expect(await overlapsInHeader(page)).toEqual([]);
    },
  );
});
