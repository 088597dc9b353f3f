import type { Connect, ViteDevServer } from 'vite';
import { renderCatalogue } from '../block-catalogue/catalogue.ts';
import type { SiteSession } from '../site-session.ts';

/** Answers with the catalogue of blocks, made from the site as it is now; while that is broken, goes on. */
export function createCatalogueMiddleware({
  session,
  vite,
}: {
  session: SiteSession;
  vite: ViteDevServer;
}): Connect.NextHandleFunction {
  return (_, response, next) => {
    const { sources, diagnostics } = session.current();
    if (diagnostics.some(({ severity }) => severity === 'error')) return next();
    renderCatalogue({ sources, vite })
      .then((html) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('X-Robots-Tag', 'noindex');
        response.end(html);
      })
      .catch(next);
  };
}
