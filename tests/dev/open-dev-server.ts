import { describeSite } from '../../src/cli/terminal/print-diagnostics.ts';
import { type DevServerOptions, startDevServer } from '../../src/dev/dev-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Starts the development server of a site, by default at a free port. The test closes it. */
export async function openDevServer(options: Partial<DevServerOptions> & { site: string }) {
  const given = { port: 0, outbox: temporaryFolder(), describe: describeSite, report: () => {}, ...options };
  const vite = await startDevServer(given);
  const url = vite.resolvedUrls?.local[0] ?? '';
  return { vite, url, port: Number(new URL(url).port) };
}
