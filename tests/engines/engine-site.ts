import { rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { afterAll, onTestFinished } from 'vitest';
import { createPreviewServer } from '../../src/dev/preview/preview-server.ts';
import { sinkAt } from '../browser/site.ts';
import { builtSite } from '../built/built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { EnginePage } from './engine-page.ts';
import { launchFirefox } from './firefox/launch-firefox.ts';
import { openFirefoxPage } from './firefox-page.ts';
import { launchWebkit } from './webkit/launch-webkit.ts';
import { openWebkitPage } from './webkit-page.ts';

/** A running browser that opens pages. */
interface RunningEngine {
  openPage(): Promise<EnginePage>;
  close(): Promise<void> | void;
}

const engines = {
  async firefox(): Promise<RunningEngine> {
    const { bidi, close } = await launchFirefox();
    return { openPage: () => openFirefoxPage(bidi), close };
  },
  async webkit(): Promise<RunningEngine> {
    const { openSession, close } = await launchWebkit();
    return { openPage: async () => openWebkitPage(await openSession()), close };
  },
};

/** The tested engine (VITRINE_ENGINE; `npm run test:firefox`, `npm run test:webkit`). */
export const engine = (process.env.VITRINE_ENGINE ?? 'firefox') as keyof typeof engines;

export const NAME = { firefox: 'Firefox', webkit: 'WebKit' }[engine];

/** An expression that is true once the current page is hydrated. */
export const HYDRATED = "'hydrated' in document.documentElement.dataset";

let running: Promise<RunningEngine> | undefined;

afterAll(async () => {
  await (await running)?.close();
});

function holdFiles(server: Server, ending: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [serve] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', async (request, response) => {
    if (request.url?.endsWith(ending)) await released;
    serve?.(request, response);
  });
  return release;
}

function dropFiles(server: Server, files: RegExp): () => void {
  let isDown = true;
  const [serve] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    if (isDown && files.test(request.url ?? '')) response.destroy();
    else serve?.(request, response);
  });
  return () => {
    isDown = false;
  };
}

/** Serves the built site, and opens a page of it in the engine, if any. Closes everything when the test ends. */
export async function openInEngine(route?: string) {
  running ??= engines[engine]();
  const { openPage } = await running;
  const outbox = temporaryFolder();
  const server = await createPreviewServer({ directory: builtSite, port: 0, outbox });
  const page = await openPage();
  onTestFinished(async () => {
    await page.close();
    await server.close();
    rmSync(outbox, { recursive: true, force: true });
  });
  const url = server.url.replace(/\/$/, '');
  if (route !== undefined) await page.goto(url + route);
  return {
    page,
    url,
    sink: sinkAt(url),
    /** Holds back files with this suffix until the returned function is called. */
    hold: (ending: string) => holdFiles(server.server, ending),
    /** Breaks the connection for files with matching addresses, until the returned function is called. */
    drop: (files: RegExp) => dropFiles(server.server, files),
  };
}
