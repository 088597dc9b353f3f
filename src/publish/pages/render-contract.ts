import type { RendererOptions, RenderPage } from '../../entry/server.tsx';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';

/** What `src/entry/server.tsx` exports. */
export interface ServerEntry {
  createRenderer(options: RendererOptions): Promise<RenderPage>;
}

/** Gives what renders the pages of a state of the site, with its own surroundings or with others. */
export type RendererOf = (model: SiteModel, shell?: Shell) => Promise<RenderPage>;

/** What every worker is given once. */
export interface WorkerSetup {
  /** File of the compiled server entry. */
  server: string;
  /** One for each site whose pages are rendered. */
  renderers: RendererOptions[];
}

/** One page to render and where its HTML goes. */
export interface RenderTask {
  /** Index of its renderer. */
  renderer: number;
  page: ResolvedPage;
  /** Entry of the cache. */
  cached: string;
  /** Files that nobody looks for yet. */
  files: string[];
}
