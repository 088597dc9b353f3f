import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../src/build/project.ts';
import { describeSite } from '../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../src/dev/dev-server.ts';
import { writeFixtureSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hold, hydrate, movePointer, newPage, theBrowser } from './site.ts';

/** Opens a page, which is closed when the test ends. */
async function openPage() {
  const page = await newPage(await theBrowser());
  onTestFinished(() => page.context().close());
  return page;
}

// One development server for all tests: each writes a whole manifest, so that no change of another one is left.
const site = writeFixtureSite();
const manifest = path.join(site, 'site.manifest.json');
const text = readFileSync(manifest, 'utf8');
/** Label of the button of the contact form. */
const label = /("contact": \{[\s\S]*?"submit": ")([^"]*)/;

let server: Awaited<ReturnType<typeof startDevServer>>;
let address = '';
beforeAll(async () => {
  const outbox = temporaryFolder();
  server = await startDevServer({ site, port: 0, outbox, describe: describeSite, report: () => {} });
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server.close());

it('a save updates a hydrated page and data of all pages, and keeps typed text', async () => {
  const page = await openPage();
  await page.goto(`${address}contact`);
  await page.fill('[name$=_message]', 'Bonjour, une question.');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.evaluate(() => Object.assign(window, { kept: true }));

  expect(text).toMatch(label);
  writeFileSync(manifest, text.replace(label, '$1Envoyer tout de suite'));
  await page.getByRole('button', { name: 'Envoyer tout de suite' }).waitFor();
  expect(await page.inputValue('[name$=_message]')).toBe('Bonjour, une question.');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);

  await page.getByRole('button', { name: 'Tout accepter' }).waitFor();
  const accept = /("accept": ")Tout accepter/;
  expect(text).toMatch(accept);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/contact') requests.push(request.url());
  });
  for (const name of ['Tout accepter, oui', 'Tout accepter, merci']) {
    writeFileSync(manifest, text.replace(accept, `$1${name}`));
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
  expect(requests, 'one for each save').toHaveLength(2);
  expect(await page.inputValue('[name$=_message]')).toBe('Bonjour, une question.');
});

it('a page that was saved while it was being hydrated shows later saves', async () => {
  const page = await openPage();
  await page.goto(`${address}prestations`);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const release = await hold(page, '**/MockupHero.tsx*');
  const asked = page.waitForRequest('**/MockupHero.tsx*');
  await movePointer(page);
  await asked;
  const heading = /("type": "mockup-hero",[\s\S]*?"heading": ")([^"]*)/;
  expect(text).toMatch(heading);
  const save = async (title: string) => {
    writeFileSync(manifest, text.replace(heading, `$1${title}`));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await save('Premier titre');
  release();
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset || !('kept' in window));
  await save('Second titre');
});

it('a picture saved under its old name is reloaded, on a page hydrated or not', async () => {
  const page = await openPage();
  await page.goto(address);
  const picture = page.locator('img[src^="/media/"][src$=".svg"]').first();
  const source = (await picture.getAttribute('src')) ?? '';
  const save = (width: number) =>
    writeFileSync(
      path.join(site, 'content', source),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`,
    );
  const shows = (width: number) =>
    page.waitForFunction(
      ([start, wanted]) => {
        const shown = document.querySelector<HTMLImageElement>(`img[src^="${start}"]`);
        shown?.scrollIntoView();
        return shown?.naturalWidth === wanted;
      },
      [source, width] as const,
    );
  save(321);
  await shows(321);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  save(123);
  await shows(123);
});

it('a page that was loading while a mistake was corrected shows the new state, without the error', async () => {
  const page = await openPage();
  await page.goto(address);
  const release = await hold(page, '**/dev/live.ts*');
  writeFileSync(manifest, text.slice(0, -20));
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  await page.goto(address, { waitUntil: 'commit' });
  await overlay.waitFor({ state: 'attached' });

  const { pages } = JSON.parse(text) as { pages: { path: string; title: string }[] };
  const before = pages.find((one) => one.path === '/')?.title;
  const title = 'Un titre de maintenant';
  writeFileSync(manifest, text.replace(JSON.stringify(before), JSON.stringify(title)));
  const isShown = async () =>
    (await (await fetch(address, { headers: { accept: 'text/html' } })).text()).includes(title);
  await expect.poll(isShown).toBe(true);
  expect(await overlay.count()).toBe(1);
  release();
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toContain(title);
});

it('two browsers show the last of several quick saves, and no corrected error', async () => {
  const pages = await Promise.all([1, 2].map(openPage));
  await Promise.all(pages.map((page) => page.goto(`${address}contact`)));
  const save = (name: string) => writeFileSync(manifest, text.replace(label, `$1${name}`));
  for (const round of ['un', 'deux', 'trois']) {
    save(`Envoi ${round}, presque`);
    await sleep(20);
    writeFileSync(manifest, text.slice(0, -20));
    if (round === 'deux') await pages[0]?.locator('vite-error-overlay').waitFor({ state: 'attached' });
    save(`Envoi ${round}`);
    for (const page of pages) {
      await page.getByRole('button', { name: `Envoi ${round}`, exact: true }).waitFor({ state: 'attached' });
      await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    }
  }
});

it('a page is hydrated without messages, whether rendered by the compiled program or the sources', async () => {
  const page = await openPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const visit = async (route: string) => {
    await page.goto(`${address}${route}`);
    await hydrate(page);
  };
  await visit('');
  await visit('contact');
  await page.goto('about:blank');
  server.watcher.emit('change', path.join(projectRoot, 'src/ui/layout/Section.tsx'));
  await visit('contact');
  expect(problems).toEqual([]);
});
