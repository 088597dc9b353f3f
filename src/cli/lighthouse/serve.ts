import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../browser/free-port.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { writeFile } from '../../build/files.ts';
import { createPreviewServer } from '../../build/preview/preview-server.ts';
import { plainPage } from './plain-page.ts';

/** Folders of the hand-written pages on the server. */
const TWINS = { plain: false, pictured: true } as const;

/** A server with the site and its hand-written twin, and a browser to measure them with. */
export interface Stage {
  /** Address of a page of the site. */
  site(route: string): string;
  /** Address of the same text, written by hand; `pictured` has the picture that the page opens with. */
  plain(route: string, twin?: keyof typeof TWINS): string;
  /** Port of the browser's debugging protocol. */
  port: number;
  close(): Promise<void>;
}

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Serves a published folder as published, with the hand-written twins of some routes beside it. */
export async function openStage({
  directory,
  routes,
}: {
  directory: string;
  routes: readonly string[];
}): Promise<Stage> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  const published = path.join(scratch, 'site');
  cpSync(directory, published, { recursive: true });
  for (const route of routes) {
    const html = readFileSync(path.join(directory, fileOf(route)), 'utf8');
    for (const [folder, withPicture] of Object.entries(TWINS)) {
      const plain = plainPage(html, { withPicture });
      const target = path.join(published, folder, fileOf(route));
      writeFile(target, plain);
      writeFile(`${target}.br`, brotliCompressSync(plain));
    }
  }
  const server = await createPreviewServer({
    directory: published,
    root: directory,
    port: 0,
    asPublished: true,
    outbox: scratch,
  });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const origin = server.url.replace(/\/$/, '');
  return {
    site: (route) => origin + route,
    plain: (route, twin = 'plain') => `${origin}/${twin}${route}`,
    port,
    async close() {
      await browser.close();
      await server.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
