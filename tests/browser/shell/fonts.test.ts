import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold, openSite } from '../site.ts';

const GUIDE = '/creation-site-web/guide-creation-site-web';

/** Returns the web fonts with which a text is actually rendered. */
async function webFontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

describe('the web fonts', () => {
  it.each(['/', GUIDE, '/contact'])(
    'are requested once, at most two files, and shown on %s in the first page view, however late they load',
    async (route) => {
      const { page, url, requests } = await openSite();
      const release = await hold(page, '**/*.woff2');
      await page.goto(url + route, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await webFontsOf(page, 'h1')).toEqual([]);
      release();
      await page.waitForLoadState('networkidle');
      const shown = async () => [await webFontsOf(page, 'h1'), await webFontsOf(page, '.copyright')].flat();
      await expect.poll(shown).toEqual([expect.stringMatching(/^Bricolage/), expect.stringMatching(/^Source/)]);
      const files = requests.filter((request) => request.endsWith('.woff2'));
      expect(files.length).toBeLessThanOrEqual(2);
      expect(new Set(files).size).toBe(files.length);
      expect(await page.locator('link[rel=preload][as=font]').count()).toBe(0);
    },
  );

  it('draw small headings wider and with more spacing than large ones', async () => {
    const { page, url } = await openSite();
    await page.goto(url, { waitUntil: 'networkidle' });
    const widths = await page.evaluate(() =>
      [20, 40, 80].map((size) => {
        const probe = document.body.appendChild(document.createElement('span'));
        probe.style.cssText = `position:absolute;white-space:nowrap;font:700 ${size}px/1 var(--v-heading)`;
        probe.textContent = 'Moi-même, ici : il suffit';
        return probe.getBoundingClientRect().width / size;
      }),
    );
    const [small = 0, large = 0, larger = 0] = widths;
    expect(small / large).toBeGreaterThan(1.01);
    expect(larger / large).toBeCloseTo(1, 2);
  });
});
