import type { RendererOf } from '../../publish/pages/render-contract.ts';
import type { ServedSite } from '../../publish/served-site.ts';
import { renderBlockExamples } from './block-examples.ts';
import { cataloguePage } from './catalogue-page.ts';

/** Makes the catalogue of blocks of a site, rendered as its pages are. */
export async function renderCatalogue(site: ServedSite, rendererOf: RendererOf): Promise<string> {
  return cataloguePage(site.model.manifest.site.name, await renderBlockExamples(site, rendererOf));
}
