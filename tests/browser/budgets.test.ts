import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { budgets, programOf, sentBytes } from '../../src/build/verify/budgets.ts';
import { builtSite as directory } from '../built/built-site.ts';
import { isFull } from './routes.ts';
import { hydrate, openHydrated } from './site.ts';

const GUIDE = '/creation-site-web/guide-creation-site-web';

it('a browser loads every file of a page before it runs the first, and no other files than the budgets include', async () => {
  // After the visitor has answered the banner, its code is not requested.
  const { page, url } = await openHydrated('/');
  await page.locator('[data-consent-banner]').getByRole('button').nth(1).click();
  const brought: string[] = [];
  const run: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    (request.resourceType() === 'script' ? run : brought).push(pathname.slice(1));
  });
  for (const [route, file, budget] of [
    ['/', 'index.html', 'pageProgram'],
    [GUIDE, `${GUIDE.slice(1)}.html`, 'guideProgram'],
    ['/contact', 'contact.html', 'pageProgram'],
    ['/nulle-part', '404.html', undefined],
  ] as const) {
    brought.length = 0;
    run.length = 0;
    await page.goto(url + route);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect({ route, run }).not.toEqual({ route, run: [] });
    expect({ route, early: run.filter((name) => !brought.includes(name)) }).toEqual({ route, early: [] });
    if (!budget || !isFull) continue;
    const weigh = (names: string[]) => names.reduce((sum, name) => sum + sentBytes(directory, name), 0);
    const loaded = weigh([...new Set([...brought, ...run])]);
    const counted = weigh(programOf(readFileSync(path.join(directory, file), 'utf8'), directory));
    expect(loaded, route).toBeGreaterThanOrEqual(counted);
    expect(loaded, route).toBeLessThanOrEqual(budgets[budget]);
  }
});
