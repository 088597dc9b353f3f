import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DevServerOptions } from '../../src/dev/dev-server.ts';
import { GUIDE, HEADING, writeBaseSite } from '../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../save-timeout.ts';
import { openDevServer } from './open-dev-server.ts';

it('serves the block catalogue in the look of the site, whatever error a page, a guide or later the manifest has', async () => {
  const site = writeBaseSite();
  const manifest = path.join(site, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8').replace(HEADING, '');
  writeFileSync(manifest, text);
  writeFileSync(path.join(site, GUIDE), 'Sans titre.');
  const report = vi.fn<DevServerOptions['report']>();
  const { vite, url } = await openDevServer({ site, report });
  onTestFinished(() => vite.close());
  const show = async () => {
    const response = await fetch(new URL('/__blocks', url));
    const html = await response.text();
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(html).toContain('data-type="hero"');
    return html;
  };
  const html = await show();
  expect(html).toContain('Les blocs · Boulangerie Test');
  // A block that needs parts that this site lacks shows a message.
  expect(html).toMatch(/data-type="booking"[\s\S]*?(?:iframe|class="problem")/);

  writeFileSync(manifest, text.replace('"Nos guides"', '"Nos guides'));
  const isReported = () => report.mock.lastCall?.[0].diagnostics.some(({ code }) => code.startsWith('json/'));
  await vi.waitFor(() => expect(isReported()).toBe(true), SAVE_TIMEOUT_MS);
  await show();
});
