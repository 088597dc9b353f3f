import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeFile } from '../../src/build/files/write-file.ts';
import { projectRoot } from '../../src/build/project.ts';
import { describeSite } from '../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../src/dev/dev-server.ts';
import { hashOf } from '../../src/model/read/hash.ts';
import { addSection, dishComponent, dishFiles } from '../check/own-blocks/own-block-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { contactPage, send } from './forms/form-pages.ts';
import { hydrate, newPage, sinkAt, theBrowser } from './site.ts';

/** Prefix of the names that an attack writes into the storage of the origin and into the name of the site. */
const MARK = 'attack:';

/**
 * Returns a script that records that it ran, plants a queue for the editor, reads the editor's token from the page
 * around it or from the token file, and saves with it.
 */
const attack = (name: string) => `(async () => {
  localStorage.setItem('${MARK}${name}', 'ran');
  const value = '${MARK}${name}';
  const operations = [{ type: 'set', pointer: '/site/name', value }];
  localStorage.setItem('vitrine-edit-queue:${name}', JSON.stringify(
    [{ id: crypto.randomUUID(), startedAt: 1, base: '', file: 'manifest', label: 'x', field: 'x', operations }]));
  const meta = parent.document.querySelector('meta[name="vitrine-edit"]');
  const file = () => fetch('/media/fonts/..%2f..%2f.vitrine%2fedit%2ftoken').then((answer) => answer.text());
  const token = meta ? meta.content : (await file()).split('\\n')[0];
  const headers = { 'content-type': 'application/json', 'x-vitrine-edit': token };
  const call = async (name, body) =>
    (await fetch('/__edit/api/' + name, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const { hash: baseHash } = await call('document', { file: 'manifest' });
  await call('apply', { id: crypto.randomUUID(), label: 'x', changes: [{ file: 'manifest', baseHash, operations }] });
})();`;

const svg = (script: string) => `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
const quoted = (script: string) => `"${script.replaceAll('"', '&quot;')}"`;
const html = (script: string) =>
  `<!doctype html><title>Page</title><body onload=${quoted(script)}><script>${script}</script>`;

/** Starts the development server for a copy of the site with a measurement, and with the files that a test adds. */
async function start(files: Record<string, string> = {}) {
  const site = temporaryFolder();
  cpSync(path.join(projectRoot, 'content'), path.join(site, 'content'), { recursive: true });
  const file = path.join(site, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8'));
  delete manifest.ads.placeholder;
  for (const service of manifest.services) delete service.placeholder;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  for (const [name, text] of Object.entries(files)) writeFile(path.join(site, name), text);
  if ('blocks/site-dish/schema.json' in files) addSection(site, { type: 'site-dish', dish: 'Daube' });
  const serve = (port: number) =>
    startDevServer({ site, port, outbox: temporaryFolder(), describe: describeSite, report: () => {} });
  let server = await serve(0);
  onTestFinished(() => server.close());
  const address = server.resolvedUrls?.local[0] ?? '';
  const restart = async () => {
    await server.close();
    server = await serve(Number(new URL(address).port));
  };
  return { site, file, address, restart, manifest: () => readFileSync(file, 'utf8') };
}

declare global {
  interface Window {
    /** Requests that the policy has refused: directive and address. */
    refused: string[];
  }
}

/** Opens a page that records the refusals of the policy. All files from other hosts are attacks. */
async function openPage(): Promise<Page> {
  const page = await newPage(await theBrowser(), { viewport: { width: 1280, height: 800 } });
  onTestFinished(() => page.context().close());
  await page
    .context()
    .route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: attack('service') }));
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return page;
}

/** Waits until the attack of a document has been refused or has succeeded. Returns the refusals. */
async function refusals(document: Page | Frame, count: number): Promise<string[]> {
  await document.waitForFunction(
    ([mark, wanted]) =>
      window.refused.length >= wanted || Object.keys(localStorage).some((key) => key.startsWith(mark)),
    [MARK, count] as const,
  );
  return document.evaluate(() => window.refused);
}

const traces = (page: Page) =>
  page.evaluate(
    (mark) =>
      Object.entries(localStorage)
        .flat()
        .filter((text) => text.includes(mark)),
    MARK,
  );

const status = (page: Page) => page.getByRole('banner').getByRole('status');

async function openEditor(page: Page, address: string): Promise<Frame> {
  await page.goto(`${address}__edit`);
  await expect.poll(() => status(page).textContent()).toBe('Enregistré');
  const frame = await page.waitForSelector('iframe[title="Aperçu"]');
  return (await frame.contentFrame()) as Frame;
}

describe('a previewed page cannot act as the author', () => {
  it('by scripts in the markup of a block, nor by a service after consent', async () => {
    const markup = `<script>${attack('inline')}</script><img src="/none" onerror=${quoted(attack('handler'))}>`;
    const component = dishComponent.replace(
      '<p className="dish">{block.dish}</p>',
      `<p className="dish" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(markup)} }} />`,
    );
    const { address, manifest } = await start({ ...dishFiles, 'blocks/site-dish/SiteDish.tsx': component });
    const before = manifest();
    const page = await openPage();
    await page.goto(address);
    expect((await page.content()).includes('onerror=')).toBe(true);
    expect(await refusals(page, 2)).toEqual(
      expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline']),
    );
    await hydrate(page);
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    expect(await refusals(page, 3)).toContainEqual(expect.stringMatching(/^script-src-elem https:.*gtag/));
    expect(await traces(page)).toEqual([]);

    const frame = await openEditor(page, address);
    expect(await refusals(frame, 2)).toEqual(
      expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline']),
    );
    expect(await traces(page)).toEqual([]);
    expect(manifest()).toBe(before);
  });

  it('by a file of its media that is opened in a tab', async () => {
    const { address, manifest } = await start({
      'content/media/drawing.svg': svg(attack('drawing')),
      'content/media/agenda.html': html(attack('frame')),
      'content/media/page.html': html(attack('page')),
      'content/media/attack.js': attack('file'),
    });
    const before = manifest();
    const page = await openPage();
    for (const [file, directives] of [
      ['drawing.svg', ['script-src-elem inline']],
      ['agenda.html', ['script-src-elem inline', 'script-src-attr inline']],
    ] as const) {
      expect((await page.goto(`${address}media/${file}`))?.status()).toBe(200);
      expect(await refusals(page, directives.length)).toEqual(expect.arrayContaining([...directives]));
    }
    // These files are not published.
    for (const file of ['page.html', 'attack.js'])
      expect((await page.goto(`${address}media/${file}`))?.status()).toBe(404);
    await openEditor(page, address);
    expect(await traces(page)).toEqual([]);
    expect(manifest()).toBe(before);
  });

  it('by a queue in the storage of its origin that is not one of this site', async () => {
    const { address, manifest, file } = await start();
    const before = manifest();
    const page = await openPage();
    await openEditor(page, address);
    const site = await page.getAttribute('meta[name="vitrine-edit"]', 'data-site');
    const base = hashOf(readFileSync(file));
    const queue = (value: string) => {
      const operations = [{ type: 'set', pointer: '/site/name', value }];
      return JSON.stringify([
        { id: randomUUID(), startedAt: 1, base, file: 'manifest', label: 'x', field: 'x', operations },
      ]);
    };
    await page.goto(`${address}contact`);
    await page.evaluate(
      ([own, foreign, key]) => {
        localStorage.setItem('vitrine-edit-queue:planted', foreign);
        localStorage.setItem('vitrine-edit-queue:0000:planted', foreign);
        localStorage.setItem(`vitrine-edit-queue:${key}:closed-tab`, own);
      },
      [queue('Nom de la page fermée'), queue(`${MARK}planted`), site] as [string, string, string],
    );
    await page.goto(`${address}__edit`);
    // The queue that a closed tab of this site has left is saved; it was stored last.
    await expect.poll(manifest).toContain('Nom de la page fermée');
    await expect.poll(() => status(page).textContent()).toBe('Enregistré');
    expect(manifest()).toBe(before.replace(/(?<="site": \{\s*"name": )"[^"]*"/, '"Nom de la page fermée"'));
    expect(await traces(page)).toHaveLength(2);
  });
});

describe('under the policy of the development server', () => {
  it('pages, examples, the block catalogue and a form are refused nothing, and an error is shown over the page', async () => {
    const { address, file, manifest, restart } = await start();
    const page = await openPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    for (const route of ['', 'contact', 'exemples/boulangerie/', 'exemples/boulangerie/contact', 'page-inconnue']) {
      await page.goto(address + route);
      await hydrate(page);
      expect([route, await page.evaluate(() => window.refused)]).toEqual([route, []]);
    }
    await page.goto(`${address}presentation`);
    await page.getByRole('button', { name: /Lancer la présentation/ }).click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(await page.evaluate(() => window.refused)).toEqual([]);

    await page.goto(`${address}maquette-offerte/boulangerie-exemple.fr`);
    await page.frameLocator('iframe').getByRole('heading', { name: 'Réserver un appel' }).waitFor();
    expect(await page.evaluate(() => window.refused)).toEqual([]);

    await page.goto(`${address}__blocks`);
    // Wait until the page's own script has measured the frames.
    await page.waitForFunction(() => (document.querySelector('iframe')?.style.height ?? '') !== '');
    expect(await page.evaluate(() => window.refused)).toEqual([]);

    await page.goto(`${address}contact`);
    await contactPage.fill(page);
    await send(page);
    await expect.poll(async () => (await sinkAt(address.slice(0, -1)).messages()).length).toBe(1);
    expect(await page.evaluate(() => window.refused)).toEqual([]);
    expect(problems).toEqual([]);

    await page.goto(address);
    const text = manifest();
    writeFileSync(file, text.replace('"site":', '"site"'));
    await page.locator('vite-error-overlay').waitFor({ state: 'attached' });
    writeFileSync(file, text);
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    await page.evaluate(() => Object.assign(window, { kept: true }));
    // Meanwhile, Vite's client polls the server from a worker.
    await restart();
    await page.waitForFunction(() => !('kept' in window));
  });
});
