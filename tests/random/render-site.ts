import { contentSecurityPolicy } from '../../src/build/hosting/content-security-policy.ts';
import { fallbackRoutesOf } from '../../src/build/hosting/fallback-routes.ts';
import { blocksKeyOf } from '../../src/build/starters.ts';
import { createRenderer } from '../../src/entry/server.tsx';
import { resolveClientSite } from '../../src/model/resolve/client-site.ts';
import type { SiteModel } from '../../src/model/resolve/model.ts';
import { resolveNotFound, resolvePage, routesOf } from '../../src/model/resolve/resolve-page.ts';
import { resolveShell } from '../../src/model/resolve/resolve-shell.ts';

/** A page as a build would write it. */
export interface RenderedPage {
  path: string;
  html: string;
}

/**
 * Renders pages of a site, by default all, and the 404 page last. File names of the program are invented, because
 * nothing is built.
 */
export async function renderSite(model: SiteModel, routes = routesOf(model)): Promise<RenderedPage[]> {
  const { services = [], mail } = model.manifest;
  const policy = contentSecurityPolicy({ services, ...(mail ? { mail } : {}), scriptHashes: [], frames: [] });
  const shell = resolveShell(model);
  const render = await createRenderer({
    blocksKey: blocksKeyOf(model.directory),
    shell,
    site: resolveClientSite(shell),
    theme: model.manifest.theme,
    fallbackRoutes: fallbackRoutesOf(routesOf(model), { base: '/', urls: 'file' }),
    assets: {
      client: ['/_assets/start.js', '/_assets/client.js'],
      carriesSite: false,
      chunks: {},
      fontUrls: { bricolage: '/_assets/b.woff2', source: '/_assets/s.woff2' },
      boot: 'void 0',
      dated: 'void 0',
      csp: policy.meta,
      links: '',
      head: '',
      build: 'test',
      base: '/',
      urls: 'file',
      year: 2026,
      day: '',
    },
  });
  const pages = routes.map((route) => {
    const page = resolvePage(route, model);
    if (!page) throw new Error(`${route} is a route without a page`);
    return page;
  });
  return [...pages, resolveNotFound(model)].map((page) => ({ path: page.path, html: render(page) }));
}
