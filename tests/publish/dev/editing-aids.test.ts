import { describe, expect, it, onTestFinished } from 'vitest';
import { describeSite } from '../../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../../src/publish/dev/dev-server.ts';
import { isFull } from '../../browser/routes.ts';
import { temporaryFolder, writeTinySite } from '../tiny-site.ts';

async function start(site: string) {
  const vite = await startDevServer({
    site,
    port: 0,
    outbox: temporaryFolder(),
    describe: describeSite,
    report: () => {},
  });
  onTestFinished(() => vite.close());
  return (address: string) => fetch(new URL(address, vite.resolvedUrls?.local[0]));
}

describe('the development server', () => {
  it.runIf(isFull)('serves the catalogue of blocks, made from the site as it is', async () => {
    const get = await start(writeTinySite());
    const response = await get('/__blocks');
    const html = await response.text();
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(html).toContain('data-type="hero"');
    expect(html).toContain('Les blocs · Rabot');
    // A block that shows what this site has not says so.
    expect(html).toMatch(/data-type="booking"[\s\S]*?(?:iframe|class="problem")/);
  });
});
