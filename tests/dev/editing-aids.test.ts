import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DevServerOptions } from '../../src/dev/dev-server.ts';
import { isFull } from '../browser/routes.ts';
import { GUIDE, HEADING, writeBaseSite } from '../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../save-timeout.ts';
import { openDevServer } from './open-dev-server.ts';

async function start(site: string, report: DevServerOptions['report'] = () => {}) {
  const { vite, url } = await openDevServer({ site, report });
  onTestFinished(() => vite.close());
  return (address: string) => fetch(new URL(address, url));
}

describe('the development server', () => {
  it.runIf(isFull)(
    'serves the block catalogue in the look of the site, whatever error a page or a guide has',
    async () => {
      const site = writeBaseSite();
      const manifest = path.join(site, 'site.manifest.json');
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(HEADING, ''));
      writeFileSync(path.join(site, GUIDE), 'Sans titre.');
      const get = await start(site);
      const response = await get('/__blocks');
      const html = await response.text();
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(html).toContain('data-type="hero"');
      expect(html).toContain('Les blocs · Boulangerie Test');
      // A block that needs parts that this site lacks shows a message.
      expect(html).toMatch(/data-type="booking"[\s\S]*?(?:iframe|class="problem")/);
    },
  );

  it('serves the block catalogue while the manifest has a mistake', async () => {
    const site = writeBaseSite();
    const manifest = path.join(site, 'site.manifest.json');
    const text = readFileSync(manifest, 'utf8');
    const report = vi.fn<DevServerOptions['report']>();
    const get = await start(site, report);
    writeFileSync(manifest, text.replace('"Nos guides"', '"Nos guides'));
    const isReported = () => report.mock.lastCall?.[0].diagnostics.some(({ severity }) => severity === 'error');
    await vi.waitFor(() => expect(isReported()).toBe(true), SAVE_TIMEOUT_MS);
    const response = await get('/__blocks');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-type="hero"');
  });
});
