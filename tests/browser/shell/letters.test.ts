import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite, wake } from '../site.ts';

const GUIDE = '/creation-site-web/guide-creation-site-web';

/** Waits until a text is set in the site's own letters. */
async function untilSet(page: Page, selector = 'h1'): Promise<void> {
  await page.waitForFunction(
    (name) => /^(?:Bricolage|Source),/.test(getComputedStyle(document.querySelector(name) as Element).fontFamily),
    selector,
  );
}

/** Texts on the screen that are still in the letters that stand in, without those that links or emphasis divide. */
function leftBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: text, nodeValue } = walker.currentNode;
      if (!nodeValue?.trim() || !text?.checkVisibility() || text.closest('p:has(a),li:has(a) p,style,script')) continue;
      const { top, bottom } = text.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || !/^"\w+ local"/.test(getComputedStyle(text).fontFamily)) continue;
      texts.push(nodeValue);
    }
    return texts;
  });
}

/** Collects the moves of the page (Layout Instability API). */
async function observe(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(300);
    return await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  };
}

describe('the first page that a visitor opens', () => {
  it('is painted before it asks for a font', async () => {
    const { page, url } = await openSite();
    await page.goto(url + GUIDE);
    await untilSet(page);
    const { painted, fonts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      fonts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((start) => start < painted)).toEqual([]);
  });

  it('is set in as many short tasks as the processor needs', async () => {
    const tasks: Record<string, number> = {};
    // Milliseconds that pass, by the page's clock, whenever it is asked.
    for (const [name, slowness] of Object.entries({ quick: 0, slow: 5 })) {
      const { page, url } = await openSite();
      await page.addInitScript((passing) => {
        const counted = window as unknown as { tasks: number };
        counted.tasks = 0;
        let now = 1;
        performance.now = () => {
          now += passing;
          return now;
        };
        const later = window.setTimeout.bind(window);
        window.setTimeout = ((handler: () => void, delay?: number) => {
          if (!delay) counted.tasks += 1;
          return later(handler, delay);
        }) as typeof window.setTimeout;
      }, slowness);
      await page.goto(url + GUIDE);
      await untilSet(page, '.copyright');
      tasks[name] = await page.evaluate(() => (window as unknown as { tasks: number }).tasks);
    }
    expect(tasks.quick).toBeGreaterThan(0);
    expect(tasks.slow).toBeGreaterThan(3 * (tasks.quick ?? 0));
  });

  it.each([
    ['a phone', { width: 390, height: 780 }],
    ['a computer', { width: 1280, height: 800 }],
  ])('is then set in its own letters from top to bottom, and nothing moves on %s', async (_, viewport) => {
    for (const route of ['/', GUIDE, '/realisations']) {
      const { page, url } = await openSite({ viewport });
      const moves = await observe(page);
      await page.goto(url + route);
      await untilSet(page, '.copyright');
      await untilSet(page);
      expect({ route, moves: await moves() }).toEqual({ route, moves: [] });
    }
  });

  it.each([
    ['a phone', { width: 375, height: 800 }],
    ['a computer', { width: 1280, height: 800 }],
  ])('has no button, heading, date or price in letters that stand in on %s', async (_, viewport) => {
    const narrow = '/creation-site-web-gratuit/creer-heberger-site-web-gratuitement';
    for (const route of ['/', '/contact', '/backlinks-packages', '/mentions-legales', '/presentation', narrow]) {
      const { page, url } = await openSite({ viewport });
      const moves = await observe(page);
      await page.goto(url + route);
      await untilSet(page, '.copyright');
      expect({ route, left: await leftBehind(page), moves: await moves() }).toEqual({ route, left: [], moves: [] });
    }
  });

  it.each([375, 768])(
    'has a menu in its own letters, though it was closed when they came: %i px wide',
    async (width) => {
      const { page, url } = await openSite({ viewport: { width, height: 800 } });
      const moves = await observe(page);
      await page.goto(`${url}/contact`);
      await untilSet(page, '.copyright');
      await page.locator('details.menu summary').click();
      await page.locator('details.menu li').first().waitFor();
      expect({ left: await leftBehind(page), moves: await moves() }).toEqual({ left: [], moves: [] });
    },
  );

  it('sets what a touch has brought before its letters came, and all that comes after', async () => {
    const { page, url } = await openSite({ viewport: { width: 1280, height: 800 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    const moves = await observe(page);
    await page.goto(`${url}/creation-site-web/nulle-part`);
    await wake(page);
    await page.waitForSelector('.consent');
    expect(await leftBehind(page)).not.toEqual([]);
    release();
    await page.waitForFunction(() => 'lettered' in document.documentElement.dataset);
    await page.waitForSelector('[data-closest] a');
    expect({ left: await leftBehind(page), moves: await moves() }).toEqual({ left: [], moves: [] });
    await page.locator('.consent button').last().click();
    await page.waitForSelector('.consent-open');
    expect(await leftBehind(page)).toEqual([]);
  });

  it('keeps the letters that it has where others would move it', async () => {
    const { page, url } = await openSite({ viewport: { width: 390, height: 780 } });
    const wide = readFileSync(new URL('../../../src/ui/fonts/bricolage.woff2', import.meta.url));
    await page.route('**/source-*.woff2', (route) => route.fulfill({ body: wide, contentType: 'font/woff2' }));
    const moves = await observe(page);
    await page.goto(url + GUIDE);
    await untilSet(page, '.copyright');
    expect(await moves()).toEqual([]);
  });

  it('takes the room that it likes once the window has another size', async () => {
    const { page, url } = await openSite({ viewport: { width: 1280, height: 800 } });
    await page.goto(url + GUIDE);
    await untilSet(page, '.copyright');
    await page.setViewportSize({ width: 390, height: 780 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('stays readable when the fonts never come', async () => {
    const { page, url } = await openSite();
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(url + GUIDE);
    await page.waitForTimeout(500);
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/^"/);
  });
});

describe('every later page', () => {
  it('begins in its own letters when the browser loads it', async () => {
    const { page, url } = await openSite();
    await page.goto(url + GUIDE);
    await untilSet(page, '.copyright');
    await page.evaluate(() => {
      location.href = '/contact';
    });
    await page.waitForURL(`${url}/contact`);
    expect(await page.locator('html').getAttribute('data-lettered')).toBe('');
    expect(await page.locator('link[as=font]').first().getAttribute('media')).toBe('');
  });

  it('begins in its own letters when the program shows it', async () => {
    const { page, url } = await openSite();
    await page.route('**/letters-*.js', (route) => route.abort());
    await page.goto(url + GUIDE);
    await wake(page);
    await page.locator('.breadcrumb a').last().click();
    await page.waitForURL(`${url}/creation-site-web`);
    await expect.poll(() => page.locator('html').getAttribute('data-lettered')).toBe('');
  });
});
