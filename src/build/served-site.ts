import { createModel } from '../blocks/create-model.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../model/read/source.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import type { resolveManifest } from '../model/resolve/resolve-manifest.ts';
import { isRecord } from '../text/is-record.ts';
import { guideRoutes, listIn, routesOfPlace, textIn } from './places.ts';

/** A state of a site that can be shown, with its sources. */
export interface ServedSite {
  model: SiteModel;
  sources: Sources;
  /**
   * The first error of each page or guide that has errors, by route. The model contains these without content, or not
   * at all.
   */
  stopped: ReadonlyMap<string, Diagnostic>;
}

/** Returns an empty page that replaces a malformed one, so that the pointers of later pages stay valid. */
function emptyPage(page: unknown, index: string): object {
  const [path, title, description] = ['path', 'title', 'description'].map((key) => textIn(page, key));
  return { path: path?.startsWith('/') ? path : `/pages/${index}`, title, description, sections: [] };
}

/**
 * Builds the model of a site without the pages and guides that have errors. Returns `undefined` if an error affects all
 * pages, like one in any other part of the manifest.
 */
export function serveSite(
  sources: Sources,
  errors: readonly Diagnostic[],
  resolve: typeof resolveManifest,
): ServedSite | undefined {
  const { data, path: manifest } = sources.manifest;
  if (!isRecord(data)) return undefined;
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  const stopped = new Map<string, Diagnostic>();
  const malformed = new Set<string>();
  for (const error of errors) {
    const { file, pointer } = error.place;
    const page = file === manifest ? /^\/pages\/(\d+)/.exec(pointer ?? '')?.[1] : undefined;
    if (page !== undefined) malformed.add(page);
    else if (file === manifest) return undefined;
    for (const route of routesAt(file, pointer)) if (!stopped.has(route)) stopped.set(route, error);
  }
  if (errors.length === 0) return { model: createModel(sources, resolve), sources, stopped };
  const pages = listIn(data, 'pages').map((page, index) =>
    malformed.has(String(index)) ? emptyPage(page, String(index)) : page,
  );
  const chains = listIn(data, 'chains').map((chain) => {
    const hub = textIn(chain, 'hub').replace(/(?<!\/)\/+$/, '');
    const articles = listIn(chain, 'articles').filter((slug) => !stopped.has(`${hub}/${String(slug)}`));
    return { ...(chain as object), articles };
  });
  const served = { ...data, pages, ...(Object.hasOwn(data, 'chains') ? { chains } : {}) };
  return { model: createModel(sources, (_, schema) => resolve(served, schema)), sources, stopped };
}
