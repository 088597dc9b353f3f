import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { budgets, programOf, sentBytes } from '../../src/build/verify/budgets.ts';
import { builtSite as directory } from '../built/built-site.ts';
import { isFull } from './routes.ts';
import { hydrate, openSite } from './site.ts';

const GUIDE = '/creation-site-web/guide-creation-site-web';

/**
 * Returns the bytes of the program that the browser actually requested. The visitor has already answered the banner, so
 * the code of the banner is not loaded.
 */
async function bytesToHydrate(address: string): Promise<number> {
  const { page, url, requests } = await openSite();
  await page.goto(url + address);
  await hydrate(page);
  await page.locator('[data-consent-banner]').getByRole('button').nth(1).click();
  requests.length = 0;
  await page.reload();
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const files = requests.map((request) => new URL(request).pathname.slice(1)).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  return [...new Set(files)].reduce((sum, file) => sum + sentBytes(directory, file), 0);
}

it.runIf(isFull).each([
  ['the home page', '/', 'pageProgram'],
  ['a guide', GUIDE, 'guideProgram'],
  ['the contact page', '/contact', 'pageProgram'],
] as const)('the budgets include all files that a browser loads to hydrate %s', async (_, address, budget) => {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const program = programOf(readFileSync(path.join(directory, file), 'utf8'), directory);
  const counted = program.reduce((sum, name) => sum + sentBytes(directory, name), 0);
  const loaded = await bytesToHydrate(address);
  expect(loaded).toBeGreaterThanOrEqual(counted);
  expect(loaded).toBeLessThanOrEqual(budgets[budget]);
});
