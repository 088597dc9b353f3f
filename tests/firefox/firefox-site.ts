import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { type Firefox, launchFirefox } from '../../src/browser/firefox/launch-firefox.ts';
import { createPreviewServer } from '../../src/build/preview/preview-server.ts';
import { type Sink, sinkAt } from '../browser/site.ts';
import { type FirefoxPage, openFirefoxPage } from './firefox-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

let firefox: Promise<Firefox> | undefined;

afterAll(async () => {
  await (await firefox)?.close();
});

/** The built site on a server of its own, in a fresh tab of Firefox. Everything is closed when the test ends. */
export async function openInFirefox(): Promise<{ page: FirefoxPage; url: string; sink: Sink }> {
  firefox ??= launchFirefox();
  const { bidi } = await firefox;
  const outbox = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  const server = await createPreviewServer({ directory: path.join(root, 'dist'), root, port: 0, outbox });
  const page = await openFirefoxPage(bidi);
  onTestFinished(async () => {
    await page.close();
    await server.close();
    rmSync(outbox, { recursive: true, force: true });
  });
  const url = server.url.replace(/\/$/, '');
  return { page, url, sink: sinkAt(url) };
}
