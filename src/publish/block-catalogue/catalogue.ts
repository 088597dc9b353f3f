import type { ViteDevServer } from 'vite';
import type { Sources } from '../../site/read/source.ts';
import type { ServerEntry } from '../pages/render-contract.ts';
import { renderOptions } from '../pages/render-options.ts';
import { renderBlockExamples } from './block-examples.ts';
import { cataloguePage } from './catalogue-page.ts';

export interface CatalogueOptions {
  /** Sources of a site without errors. */
  sources: Sources;
  /** Loads the renderer and the registry of blocks. */
  vite: Pick<ViteDevServer, 'ssrLoadModule'>;
  /** Turns the address of a file into one that can be loaded from where the catalogue stands. */
  address?(url: string): string;
}

/** Makes the catalogue of blocks, rendered as the site is. */
export async function renderCatalogue({ sources, vite, address = (url) => url }: CatalogueOptions): Promise<string> {
  const entry = (await vite.ssrLoadModule('/src/entry/server.tsx')) as ServerEntry;
  const { isInteractive } = (await vite.ssrLoadModule('/src/blocks/interactive.ts')) as {
    isInteractive(type: string): boolean;
  };
  const font = (name: string) => `/src/ui/fonts/${name}.woff2`;
  const program = {
    client: [],
    chunks: {},
    fonts: { bricolage: font('bricolage'), source: font('source') },
    boot: '',
    id: 'blocks',
  };
  let siteName = '';
  const examples = await renderBlockExamples(sources, (model) => {
    siteName = model.manifest.site.name;
    return entry.createRenderer(renderOptions({ model, program, policy: '', base: '/', urls: 'file' }));
  });
  return cataloguePage({ siteName, examples, isInteractive, address });
}
