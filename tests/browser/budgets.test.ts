/** @module-tag smoke */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { budgets, overBudget, programOf, sentBytes, weighSite } from '../../src/publish/verify/budgets.ts';
import { isFull } from './routes.ts';
import { hydrate, openSite } from './site.ts';

interface Manifest {
  chains: { articles: string[] }[];
  consent: { labels: { customise: string; save: string } };
  popups: { decline: string }[];
}

const directory = path.resolve(import.meta.dirname, '../../dist');
const { chains, consent, popups } = JSON.parse(
  readFileSync(path.join(directory, '../site.manifest.json'), 'utf8'),
) as Manifest;
const guides = chains.flatMap(({ articles }) => articles);
const GUIDE = '/creation-site-web/guide-creation-site-web';

/**
 * Bytes of the program that the browser actually requested. The visitor has answered the banner, so it is not loaded.
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

describe('budgets of the built site', () => {
  it('are kept by the boot script, the HTML of every page and the program', () => {
    expect(existsSync(path.join(directory, 'index.html'))).toBe(true);
    const weights = weighSite(directory);
    expect(weights.filter(({ budget }) => budget === 'guideHtml')).toHaveLength(guides.length);
    expect(overBudget(weights)).toEqual([]);
  });

  it('include the texts of banner and offer once, which no page contains', () => {
    const words = [consent.labels.customise, consent.labels.save, ...popups.map(({ decline }) => decline)];
    const textsOf = (files: string[]) => files.map((file) => readFileSync(path.join(directory, file), 'utf8'));
    const files = filesBelow(directory);
    const pages = textsOf(files.filter((file) => file.endsWith('.html') && !file.startsWith('media/')));
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((html) => words.some((word) => html.includes(word)))).toEqual([]);
    const scripts = textsOf(files.filter((file) => file.endsWith('.js')));
    expect(scripts.filter((text) => words.every((word) => text.includes(word)))).toHaveLength(1);
  });

  it.each(['index.html', `${GUIDE.slice(1)}.html`])('are not used for lengths that can be computed: %s', (file) => {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const styles = [...html.matchAll(/<style(?: data-(?:page-kind|emotion)[^>]*)?>([\s\S]*?)<\/style>/g)];
    expect(styles.length).toBeGreaterThanOrEqual(2);
    expect(styles.map(([, css = '']) => /calc\([\d.-]+ ?\* ?var\(--v-space\)\)/.exec(css)?.[0] ?? '')).toEqual(
      styles.map(() => ''),
    );
  });

  it.runIf(isFull).each([
    ['the home page', '/', 'pageProgram'],
    ['a guide', GUIDE, 'guideProgram'],
    ['the contact page', '/contact', 'pageProgram'],
  ] as const)('include all files that a browser loads to hydrate %s', async (_, address, budget) => {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const program = programOf(readFileSync(path.join(directory, file), 'utf8'), directory);
    const counted = program.reduce((sum, name) => sum + sentBytes(directory, name), 0);
    const loaded = await bytesToHydrate(address);
    expect(loaded).toBeGreaterThanOrEqual(counted);
    expect(loaded).toBeLessThanOrEqual(budgets[budget]);
  });
});
