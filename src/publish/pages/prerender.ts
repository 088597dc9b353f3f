import type { RendererOptions } from '../../entry/server.tsx';
import { folderOf } from '../../model/resolve/example.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import {
  completePage,
  outlinePage,
  type PageOutline,
  resolveNotFound,
  routesOf,
} from '../../model/resolve/resolve-page.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import type { UrlStyle } from '../../text/url-style.ts';
import { hashOf } from '../files/hash.ts';
import type { Output } from '../output/output.ts';
import { hasParameter, outputFile } from '../output/output-path.ts';
import type { Program } from '../program/program.ts';
import { createRenderPool, type RenderPool } from './pool.ts';
import type { RenderTask } from './render-contract.ts';
import { renderKeyOf } from './render-key.ts';

/** A site whose pages are written: the built one, or an example in it. */
interface PrerenderedSite {
  model: SiteModel;
  render: RendererOptions;
  /** Called for every page, in the order of routes. */
  visit(outline: PageOutline): void;
}

interface PrerenderOptions {
  sites: readonly PrerenderedSite[];
  program: Program;
  output: Output;
  urls: UrlStyle;
  workers?: number | undefined;
}

/** A file of the output with a page. */
interface WrittenPage {
  /** Relative to the output. */
  file: string;
  /** Whether the published folder does not contain this version yet. */
  isNew: boolean;
}

/** Number of pages in a batch: large enough for little overhead, small enough for all cores to finish together. */
const BATCH = 8;

/**
 * Files of a page: one, and for a route with parameters a second one at its example address, which works on any host.
 */
function filesOf(page: ResolvedPage, model: SiteModel, urls: UrlStyle): string[] {
  if (page.kind === 'not-found') return ['404.html'];
  const example = hasParameter(page.path) ? model.pages.get(page.path)?.example : undefined;
  const routes = example ? [page.path, page.path.replace(/:\w+/, example)] : [page.path];
  return routes.map((route) => folderOf(model) + outputFile(route, urls));
}

function* outlinesOf(model: SiteModel): Generator<PageOutline> {
  for (const route of routesOf(model)) {
    const outline = outlinePage(route, model);
    if (outline) yield outline;
  }
  // Only the site itself has a page of unknown addresses: it serves the whole host.
  if (!model.demo?.example) yield { page: resolveNotFound(model) };
}

/**
 * Writes the HTML of every route. A published page whose inputs are unchanged is kept; the others are rendered by
 * workers, which start with the first of them.
 */
export async function prerender(options: PrerenderOptions): Promise<{ pages: WrittenPage[]; rendered: number }> {
  const { sites, program, output, urls, workers } = options;
  const pages: WrittenPage[] = [];
  let pool: RenderPool | undefined;
  let batch: RenderTask[] = [];
  let rendered = 0;
  const flush = async () => {
    pool ??= createRenderPool({ program, renderers: sites.map(({ render }) => render), workers });
    const tasks = batch;
    batch = [];
    await pool.add(tasks);
  };
  try {
    for (const [renderer, { model, render, visit }] of sites.entries()) {
      const renderKey = renderKeyOf({ serverKey: program.serverKey, render });
      for (const outline of outlinesOf(model)) {
        const json = JSON.stringify(outline.page);
        visit(outline);
        const key = hashOf(renderKey, json, outline.guide ? model.bodyKeyOf(outline.guide) : '');
        const files = filesOf(outline.page, model, urls);
        const missing = files.filter((file) => !output.keep(file, key));
        pages.push(...files.map((file) => ({ file, isNew: missing.includes(file) })));
        if (missing.length === 0) continue;
        rendered += 1;
        const places = missing.map((file) => output.place(file, key));
        batch.push({ renderer, page: completePage(outline, model), files: places });
        if (batch.length >= BATCH) await flush();
      }
    }
    if (batch.length > 0) await flush();
    await pool?.finish();
  } finally {
    await pool?.close();
  }
  return { pages, rendered };
}
