import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { createRenderer } from '../../../src/entry/server.tsx';
import { readSite } from '../../../src/model/read/read-site.ts';
import { resolveClientSite } from '../../../src/model/resolve/client-site.ts';
import { resolveNotFound, resolvePage, routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { generateSite } from '../../bench/generate-site.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const scratch = temporaryFolder();

const assets = {
  client: ['/client.js'],
  carriesSite: false,
  chunks: {},
  fontUrls: { bricolage: '/b.woff2', source: '/s.woff2' },
  boot: '',
  dated: '',
  csp: '',
  links: '',
  head: '',
  build: 'x',
  base: '/',
  urls: 'file' as const,
  year: 2026,
  day: '',
};

async function render(directory: string, routes: string[]): Promise<{ count: number; html: string[] }> {
  const model = createModel(readSite(directory, () => undefined));
  const shell = resolveShell(model);
  const toHtml = await createRenderer({
    blocksKey: 'site',
    shell,
    site: resolveClientSite(shell),
    theme: model.manifest.theme,
    assets,
    fallbackRoutes: [],
  });
  const pages = routes.map((route) => resolvePage(route, model) ?? resolveNotFound(model));
  return { count: routesOf(model).length, html: pages.map(toHtml) };
}

describe('a site with ten times as many pages', () => {
  it('has the same bytes as the small one on each of their common pages', async () => {
    const large = path.join(scratch, 'large');
    const root = writeFixtureSite();
    generateSite({ from: root, to: large, pages: 200 });
    const routes = ['/', '/contact', '/guides', '/guides/choisir-son-pain', '/nulle-part'];
    const [small, ten] = await Promise.all([render(root, routes), render(large, routes)]);
    expect(ten.count).toBeGreaterThanOrEqual(10 * small.count);
    expect(ten.html).toEqual(small.html);
  });
});
