import type { Connect } from 'vite';
import type { RendererOf } from '../publish/pages/render-contract.ts';
import type { SiteSession } from '../publish/site-session.ts';
import { renderCatalogue } from './block-catalogue/catalogue.ts';

/** Answers with the catalogue of blocks, made from the site as its pages show it; before there is any, goes on. */
export function createCatalogueMiddleware(
  session: Pick<SiteSession, 'shown'>,
  rendererOf: RendererOf,
): Connect.NextHandleFunction {
  return (_, response, next) => {
    const shown = session.shown();
    if (!shown) return next();
    renderCatalogue(shown, rendererOf)
      .then((html) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('X-Robots-Tag', 'noindex');
        response.end(html);
      })
      .catch(next);
  };
}
