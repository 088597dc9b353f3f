import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { hydrate, openSite } from './site.ts';

/** Browsers from some years ago: CSS that they do not support, APIs that scripts lack, and pages that are tried in them. */
const generations = [
  {
    name: 'Chrome 109, the last one of Windows 7',
    pages: ['/cgv', '/'],
    unknown:
      /color-mix\(|(?<=[{;`])mask:|\(scripting:|text-wrap:|@view-transition|::details-content|animation-timeline/g,
    missing: ['URL.canParse', 'Promise.withResolvers', 'Document.prototype.startViewTransition', 'navigation'],
  },
  {
    name: 'Safari 16.4',
    pages: ['/contact', '/'],
    unknown:
      /content-visibility|contain-intrinsic-size|overflow-anchor|\(scripting:|text-wrap:|@view-transition|::details-content|animation-timeline/g,
    missing: [
      'URL.canParse',
      'Promise.withResolvers',
      'Element.prototype.checkVisibility',
      'Document.prototype.startViewTransition',
      'Iterator',
      'Set.prototype.union',
      'navigation',
      'scheduler',
      'requestIdleCallback',
      'Navigator.prototype.connection',
    ],
  },
];

/** Makes a page parse style sheets and run scripts like an older browser. */
async function age(page: Page, { unknown, missing }: (typeof generations)[number]): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() as string;
      let owner = window as unknown as Record<string, never>;
      for (const name of names) owner = owner[name] as unknown as typeof owner;
      delete owner[last];
    }
  }, missing);
  // Ignore requests that are still running when the page closes.
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    if (!/html|css|javascript/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const body = (await response.text()).replace(unknown, (word) => word.replace(/[a-z]/, 'x'));
    return route.fulfill({ response, body });
  });
}

/** Returns the contrast of a button's text with its background (WCAG 2.2, « contrast ratio »). */
const contrast = (button: Element) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (...colours: string[]) => {
    for (const colour of colours) {
      (pen as CanvasRenderingContext2D).fillStyle = colour;
      pen?.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds: string[] = [];
  for (let at: Element | null = button; at; at = at.parentElement)
    grounds.unshift(getComputedStyle(at).backgroundColor);
  const [words, ground] = [luminance(getComputedStyle(button).color), luminance('#fff', ...grounds)];
  return (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05);
};

it.each(generations)(
  'in $name, pages are complete, hydrate without an error, and have readable buttons under the pointer',
  async (generation) => {
    const { page, url, problems } = await openSite();
    await age(page, generation);
    for (const path of generation.pages) {
      await page.goto(url + path);
      await hydrate(page);
      const hidden = await page.locator('main :is(h2,p)').evaluateAll((texts) =>
        texts
          .filter((text) => !text.closest('details, [data-reveal-after], .visually-hidden'))
          .filter((text) => getComputedStyle(text).visibility === 'hidden' || text.getBoundingClientRect().height === 0)
          .map((text) => text.outerHTML.slice(0, 100)),
      );
      expect({ path, hidden }).toEqual({ path, hidden: [] });
    }
    expect(problems).toEqual([]);
    // The last page is the home page.
    const buttons = await page.locator('main .MuiButton-root').all();
    expect(buttons.length).toBeGreaterThan(3);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const button of buttons) {
        await button.hover();
        const label = await button.textContent();
        const readable = (await button.evaluate(contrast)) >= 4.5;
        expect({ label, colorScheme, readable }).toEqual({ label, colorScheme, readable: true });
      }
    }
  },
);
