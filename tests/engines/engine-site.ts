import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { createPreviewServer } from '../../src/dev/preview/preview-server.ts';
import { type Sink, sinkAt } from '../browser/site.ts';
import type { EnginePage } from './engine-page.ts';
import { launchFirefox } from './firefox/launch-firefox.ts';
import { openFirefoxPage } from './firefox-page.ts';
import { launchWebkit } from './webkit/launch-webkit.ts';
import { openWebkitPage } from './webkit-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

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

/** Holds back a server's files with this suffix until the returned function is called. */
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

/** Breaks the connection for files with matching addresses, until the returned function is called. */
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

interface OpenInEngine {
  page: EnginePage;
  url: string;
  sink: Sink;
  /** Holds back files with this suffix until the returned function is called. */
  hold(ending: string): () => void;
  /** Breaks the connection for files with matching addresses, until the returned function is called. */
  drop(files: RegExp): () => void;
}

/** Serves the built site, and opens a new page of the engine. Closes everything when the test ends. */
export async function openInEngine(): Promise<OpenInEngine> {
  running ??= engines[engine]();
  const { openPage } = await running;
  const outbox = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  const server = await createPreviewServer({ directory: path.join(root, 'dist'), port: 0, outbox });
  const page = await openPage();
  onTestFinished(async () => {
    await page.close();
    await server.close();
    rmSync(outbox, { recursive: true, force: true });
  });
  const url = server.url.replace(/\/$/, '');
  return {
    page,
    url,
    sink: sinkAt(url),
    hold: (ending) => holdFiles(server.server, ending),
    drop: (files) => dropFiles(server.server, files),
  };
}
