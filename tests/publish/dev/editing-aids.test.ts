import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeSite } from '../../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../../src/publish/dev/dev-server.ts';
import { editorSchemaFile } from '../../../src/site/read/site-files.ts';
import { isFull } from '../../browser/routes.ts';
import { PATIENCE, temporaryFolder, writeTinySite } from '../tiny-site.ts';

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

  it('keeps what editors propose up to date after a save', async () => {
    // On a machine of CI nothing is written.
    vi.stubEnv('CI', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const site = writeTinySite();
    const manifest = path.join(site, 'site.manifest.json');
    const data = JSON.parse(readFileSync(manifest, 'utf8')) as { $schema?: string; pages: { title: string }[] };
    const save = () => writeFileSync(manifest, JSON.stringify({ ...data, $schema: `./${editorSchemaFile}` }, null, 2));
    save();
    const file = path.join(site, editorSchemaFile);
    await start(site);
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), PATIENCE);
    expect(readFileSync(file, 'utf8')).not.toContain('Titre changé');
    for (const page of data.pages.slice(0, 1)) page.title = 'Titre changé';
    save();
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('Titre changé'), PATIENCE);
  });
});
