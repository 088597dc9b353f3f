import { blocksKeyOf } from '../../../src/build/starters.ts';
import { mapPage } from '../../../src/editor/origins/map-page.ts';
import { stripMarks } from '../../../src/editor/origins/marks.ts';
import { pointersRead } from '../../../src/editor/origins/name-pointer.ts';
import { siteOrigins } from '../../../src/editor/origins/site-origins.ts';
import type { PageOrigins } from '../../../src/editor/origins-protocol.ts';
import { createRenderer } from '../../../src/entry/server.tsx';
import type { Sources } from '../../../src/model/read/source.ts';
import { resolveClientSite } from '../../../src/model/resolve/client-site.ts';
import type { SiteModel } from '../../../src/model/resolve/model.ts';
import { resolveNotFound, resolvePage, routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { resolveShell, type Shell } from '../../../src/model/resolve/resolve-shell.ts';

/** Route of the 404 page. */
export const NOT_FOUND = '/404';

/**
 * A mapped page: its map, the pointers of the values that it reads, its markup rendered without marks (`clean`), and
 * its markup rendered with marks, which were then removed (`stripped`).
 */
export interface MappedRoute {
  route: string;
  map: PageOrigins;
  read: Set<string>;
  clean: string;
  stripped: string;
}

/** Maps all pages of a site, or the given ones. File names of the program are invented, because nothing is built. */
export async function mapSite(
  model: SiteModel,
  sources: Pick<Sources, 'manifest' | 'markdown'>,
  routes: readonly string[] = [...routesOf(model), NOT_FOUND],
): Promise<MappedRoute[]> {
  const rendererOf = (shell: Shell) =>
    createRenderer({
      blocksKey: blocksKeyOf(model.directory),
      shell,
      site: resolveClientSite(shell),
      theme: model.manifest.theme,
      fallbackRoutes: [],
      assets: {
        client: ['/_assets/client.js'],
        carriesSite: false,
        chunks: {},
        fontUrls: { bricolage: '/_assets/b.woff2', source: '/_assets/s.woff2' },
        boot: 'void 0',
        dated: '',
        csp: '',
        links: '',
        head: '',
        build: 'test',
        base: '/',
        urls: 'file',
        year: 2026,
        day: '',
      },
    });
  const render = await rendererOf(resolveShell(model));
  const origins = siteOrigins(model, sources);
  const renderMarked = await rendererOf(origins.shell.value);
  return routes.map((route) => {
    origins.prepare(route);
    const page = route === NOT_FOUND ? resolveNotFound(model) : resolvePage(route, model);
    if (!page) throw new Error(`${route} is a route without a page`);
    const clean = render(page);
    const marked = origins.markPage(page);
    const html = renderMarked(marked.value);
    const map = mapPage({ site: origins, page, marked, clean, html });
    return { route, map, read: pointersRead(marked, origins), clean, stripped: stripMarks(html) };
  });
}
