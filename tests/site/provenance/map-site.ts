import { createRenderer } from '../../../src/entry/server.tsx';
import type { PageOrigins } from '../../../src/site/edit/protocol.ts';
import { mapPage } from '../../../src/site/provenance/map-page.ts';
import { stripMarks } from '../../../src/site/provenance/marks.ts';
import { siteOrigins } from '../../../src/site/provenance/site-origins.ts';
import type { Sources } from '../../../src/site/read/source.ts';
import { resolveClientSite } from '../../../src/site/resolve/client-site.ts';
import type { SiteModel } from '../../../src/site/resolve/model.ts';
import { resolvePage, routesOf } from '../../../src/site/resolve/resolve-page.ts';
import { resolveShell, type Shell } from '../../../src/site/resolve/resolve-shell.ts';

/** What is known of a page: its map, and its markup as it is shown and with its marks taken out. */
export interface MappedRoute {
  route: string;
  map: PageOrigins;
  clean: string;
  stripped: string;
}

/** Maps every page of a site, with names of files that no build has made. */
export async function mapSite(
  model: SiteModel,
  sources: Pick<Sources, 'manifest' | 'markdown'>,
): Promise<MappedRoute[]> {
  const rendererOf = (shell: Shell) =>
    createRenderer({
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
        csp: '',
        links: '',
        head: '',
        build: 'test',
        base: '/',
        urls: 'file',
        year: 2026,
      },
    });
  const render = await rendererOf(resolveShell(model));
  const origins = siteOrigins(model, sources);
  const renderMarked = await rendererOf(origins.shell.value);
  return routesOf(model).map((route) => {
    origins.prepare(route);
    const page = resolvePage(route, model);
    if (!page) throw new Error(`${route} is a route without a page`);
    const marked = origins.markPage(page);
    const [clean, html] = [render(page), renderMarked(marked.value)];
    return { route, map: mapPage({ site: origins, page, marked, clean, html }), clean, stripped: stripMarks(html) };
  });
}
