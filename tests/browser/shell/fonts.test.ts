import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
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

it.each(['/', GUIDE, '/contact'])(
  'the web fonts are requested once, at most two files, and shown on %s in the first page view, however late they load',
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
