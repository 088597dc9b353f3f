import { tmpdir } from 'node:os';
import { launchBrowser } from '../../../src/browser/launch-browser.ts';
import { createPreviewServer } from '../../../src/dev/preview/preview-server.ts';
import { freePort } from '../../free-port.ts';

/** A server for an output folder, and a browser to measure it with. */
export interface LighthouseServer {
  /** Address of the site, without a final slash. */
  origin: string;
  /** Port of the browser's debugging protocol. */
  port: number;
  close(): Promise<void>;
}

/** Serves an output folder without changes, for Lighthouse. */
export async function serveForLighthouse(directory: string): Promise<LighthouseServer> {
  const options = { directory, port: 0, asPublished: true, outbox: tmpdir() };
  const server = await createPreviewServer(options);
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  return {
    origin: server.url.replace(/\/$/, ''),
    port,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
