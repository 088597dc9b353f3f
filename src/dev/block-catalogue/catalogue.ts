import type { RendererOf } from '../../publish/pages/render-contract.ts';
import type { ServedSite } from '../../publish/served-site.ts';
import { renderBlockExamples } from './block-examples.ts';
import { cataloguePage } from './catalogue-page.ts';

/** Renders the block catalogue of a site, in the same way as its pages. */
export async function renderCatalogue(site: ServedSite, rendererOf: RendererOf): Promise<string> {
  return cataloguePage(site.model.manifest.site.name, await renderBlockExamples(site, rendererOf));
}
