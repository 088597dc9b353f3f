import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import { startDevServer } from '../../src/build/dev/dev-server.ts';
import { projectRoot } from '../../src/build/project.ts';
import { describeSite } from '../../src/cli/report.ts';
import { temporaryFolder } from '../build/tiny-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a save changes what an awake page shows, and leaves what was typed', async () => {
  const site = temporaryFolder();
  cpSync(path.join(projectRoot, 'content'), path.join(site, 'content'), { recursive: true });
  const manifest = path.join(site, 'site.manifest.json');
  const text = readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8');
  writeFileSync(manifest, text);
  const server = await startDevServer({
    site,
    port: 0,
    outbox: temporaryFolder(),
    describe: describeSite,
    report: () => {},
  });
  onTestFinished(() => server.close());
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}contact`);
  await page.fill('[name=message]', 'Bonjour, une question.');
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await page.evaluate(() => Object.assign(window, { kept: true }));

  const label = /("message-form"[\s\S]*?"submit": ")([^"]*)/;
  expect(text).toMatch(label);
  writeFileSync(manifest, text.replace(label, '$1Envoyer tout de suite'));
  await page.getByRole('button', { name: 'Envoyer tout de suite' }).waitFor();
  expect(await page.inputValue('[name=message]')).toBe('Bonjour, une question.');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});
