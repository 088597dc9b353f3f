import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changesPage, contactPage, failMail, holdMessage, send } from '../forms/form-pages.ts';
import { allRoutes } from '../routes.ts';
import { hydrate, openHydrated, openPage, openSite } from '../site.ts';

const GUIDE = '/creation-site-web/creer-site-web-professionnel';

/**
 * Returns the start of the focused element's markup if the element is covered: by the sticky header, by the bar or the
 * banner at the bottom, or by the edge of the window. Otherwise returns an empty text.
 */
const hiddenBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) return '';
    const { top, bottom, left, width, height } = focused.getBoundingClientRect();
    const middle = Math.min(innerWidth - 1, Math.max(0, left + Math.min(width / 2, 20)));
    const points = [top + 2, top + height / 2, bottom - 2].filter((y) => y >= 0 && y < innerHeight);
    const seen = points.some((y) => {
      const at = document.elementFromPoint(middle, y);
      return at && (focused.contains(at) || at.contains(focused) || at.closest('label')?.control === focused);
    });
    return seen ? '' : focused.outerHTML.slice(0, 100);
  });

/** Time after which an element that is still covered stays so, in milliseconds. */
const SETTLED_MS = 3000;

/** Presses Tab from the current focus until it leaves the page; returns the number of stops, and the covered ones. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 160): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) return { stops, hidden };
    let covered = await hiddenBy(page);
    // Bars that follow the scrolling arrive with one of the next frames.
    for (const end = Date.now() + SETTLED_MS; covered && Date.now() < end; ) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      covered = await hiddenBy(page);
    }
    if (covered) hidden.push(covered);
  }
  throw new Error(`The focus does not leave the page after ${most} steps`);
}

describe('the focus', () => {
  it.each([
    ['/', { width: 1280, height: 800 }, 'answered'],
    [GUIDE, { width: 1280, height: 800 }, 'answered'],
    ['/contact', { width: 390, height: 844 }, 'open'],
    ['/politique-confidentialite', { width: 1280, height: 600 }, 'open'],
  ])(
    'passes through %s, %o, with its cookie banner %s, forwards and backwards, never trapped and never covered',
    async (path, viewport, state) => {
      const { page } = await openHydrated(path, { viewport });
      const banner = page.locator('[data-consent-banner]');
      await banner.waitFor();
      if (state === 'answered') await banner.getByRole('button', { name: 'Tout refuser' }).click();
      if (path === GUIDE) {
        await page.mouse.wheel(0, 9000);
        await page.getByRole('dialog').getByRole('button', { name: 'Non merci' }).click();
      }
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
      const forwards = await walk(page, 'Tab');
      const backwards = await walk(page, 'Shift+Tab');
      expect([...forwards.hidden, ...backwards.hidden]).toEqual([]);
      expect(forwards.stops).toBeGreaterThan(15);
    },
  );

  it.each([
    ['not hydrated', async () => {}],
    ['hydrated', hydrate],
  ] as const)('continues with Tab from the clicked text, on a page that is %s', async (_, prepare) => {
    const { page } = await openPage('/cgv');
    await prepare(page);
    const text = page.locator('main .prose > p').last();
    await text.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await text.click({ position: { x: 3, y: 3 } });
    await page.keyboard.press('Tab');
    const isPast = await text.evaluate((clicked) => {
      const { activeElement } = document;
      return Boolean(
        activeElement &&
          (clicked.contains(activeElement) ||
            clicked.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
    });
    expect(isPast).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
  });

  it('can leave the playing video', async () => {
    const { page } = await openHydrated('/presentation');
    await page.locator('.video-poster').click();
    await page.locator('.video-bar button').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.video-bar') !== null)).toBe(true);
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.video-frame') === null)).toBe(true);
  });

  it('stays in the dialog of a success, and returns to the form afterwards', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    await page.goto(url + changesPage.path);
    await changesPage.fill(page);
    await send(page);
    const dialog = page.locator('[role=dialog]');
    await dialog.waitFor();
    expect(await dialog.getAttribute('aria-labelledby')).toBeTruthy();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => !document.activeElement?.closest('main form, header, footer'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('changes_modifications');
  });
});

describe('changes without an action of the visitor', () => {
  it('are announced: sending, a field’s error, a failure, a restored text', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${url}/contact`);
    await contactPage.fill(page);
    await hydrate(page);
    const regions = await page.locator('form [aria-live=polite]').count();
    expect(regions).toBe(4);
    await page.fill('[name$=_email]', 'ana@');
    await page.locator('[name$=_name]').focus();
    await page.locator('[aria-live=polite]', { hasText: /e-mail|adresse/i }).waitFor();
    await page.fill('[name$=_email]', 'ana@example.com');
    await failMail(page, '500');
    const release = await holdMessage(page);
    await send(page);
    await page.locator('form [role=status]', { hasText: 'Envoi en cours' }).waitFor({ state: 'attached' });
    release();
    await page.locator('form [role=alert]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(true);
    await page.reload();
    await hydrate(page);
    await page.locator('form [role=status] .MuiAlert-root').waitFor();
  });
});

describe('links', () => {
  it('with the same name lead to the same page, in the content of every route', async () => {
    const { page } = await openPage('/cgv');
    const mixed = await page.evaluate(async (routes) => {
      const found: string[] = [];
      for (const route of routes) {
        const from = new DOMParser().parseFromString(await (await fetch(route)).text(), 'text/html');
        const names = new Map<string, string>();
        for (const one of from.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
          const pictures = [...one.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
          const labelled = (one.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => from.getElementById(id)?.textContent ?? '')
            .join(' ');
          const name = (one.getAttribute('aria-label') ?? (labelled.trim() || `${one.textContent} ${pictures}`))
            .replace(/\s+/g, ' ')
            .trim()
            .toLowerCase();
          const to = new URL(one.getAttribute('href') ?? '', location.origin + route).href;
          if (!name) found.push(`${route}: a link to ${to} without a name`);
          const known = names.get(name);
          if (known && known !== to) found.push(`${route}: "${name}" leads to ${known} and ${to}`);
          names.set(name, to);
        }
      }
      return found;
    }, allRoutes());
    expect(mixed).toEqual([]);
  });
});
