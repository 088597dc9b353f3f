import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import { createPreviewServer } from '../../src/publish/preview/preview-server.ts';
import { formPages, send } from '../browser/forms/form-pages.ts';

/** Writes the body of the request that each form of a published site sends, as it leaves the browser. */
export async function collectForms(published: string, root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const outbox = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  const server = await createPreviewServer({ directory: published, root, port: 0, outbox });
  const browser = await launchBrowser();
  try {
    for (const { name, path: route, fill } of formPages) {
      const page = await browser.newPage({ locale: 'fr-FR' });
      const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/send'));
      await page.goto(new URL(route, server.url).href);
      await fill(page);
      await send(page);
      const sent = await request;
      const text = `${sent.headers()['content-type'] ?? ''}\n${sent.postData() ?? ''}\n`;
      writeFileSync(path.join(folder, `${name.replaceAll(' ', '-')}.txt`), text);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(outbox, { recursive: true, force: true });
  }
}

/** Photographs every template of a published site at four widths in both schemes. */
export function collectScreenshots(published: string, root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('npm', ['run', '--silent', 'screenshots', '--', '--dir', published, '--out', folder], {
    cwd: root,
    stdio: 'ignore',
  });
}
