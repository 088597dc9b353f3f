import type { RendererOptions, RenderPage } from '../../entry/server.tsx';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import type { BlockFailure } from './block-failure.ts';

/** Exports of `src/entry/server.tsx`. */
export interface ServerEntry {
  createRenderer(options: RendererOptions): Promise<RenderPage>;
}

/** Returns the renderer of a state of the site, with its own shell or another one. */
export type RendererOf = (model: SiteModel, shell?: Shell) => Promise<RenderPage>;

/** Data that every worker receives once. */
export interface WorkerSetup {
  /** File of the compiled server entry. */
  server: string;
  /** One for each site with pages to render. */
  renderers: RendererOptions[];
}

/** The result of a batch of pages. */
export interface RenderedBatch {
  /** Failure of a site's component, at which the batch ended. */
  failure?: BlockFailure;
  /** For each page, in order, the addresses that may be those of media files (`verify/media-addresses.ts`). */
  mediaAddresses: string[][];
}

/** A page to render, and the files for its HTML. */
export interface RenderTask {
  /** Index of its renderer. */
  renderer: number;
  page: ResolvedPage;
  /** Files to write, which nothing reads yet. */
  files: string[];
}
