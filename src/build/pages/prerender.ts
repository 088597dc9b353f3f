import type { RendererOptions } from '../../entry/server.tsx';
import { hashOf } from '../../model/read/hash.ts';
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
import type { UrlStyle } from '../../text/addresses.ts';
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

/** The pages of a build. Files are relative to the output folder. */
interface Prerendered {
  files: string[];
  /** Number of pages that were rendered. */
  rendered: number;
  /** For the files of rendered pages, the addresses that may be those of media files. */
  mediaAddresses: Map<string, string[]>;
}

/** Number of pages in a batch: large enough for little overhead, small enough for all cores to finish together. */
const PAGES_PER_BATCH = 8;

/**
 * Returns the files of a page. A route with parameters has a second file at its example address, if there is one,
 * because that address works on any host.
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
  // Only the site itself has a 404 page, because it serves the whole host.
  if (!model.demo?.example) yield { page: resolveNotFound(model) };
}

/**
 * Writes the HTML of every route. A page of an earlier build whose inputs are unchanged is kept; the others are
 * rendered by workers, which are only started if they are needed.
 */
export async function prerender(options: PrerenderOptions): Promise<Prerendered> {
  const { sites, program, output, urls, workers } = options;
  const prerendered: Prerendered = { files: [], rendered: 0, mediaAddresses: new Map() };
  const missingFiles = new Map<RenderTask, string[]>();
  const onPage = (task: RenderTask, addresses: string[]) => {
    for (const file of missingFiles.get(task) ?? []) prerendered.mediaAddresses.set(file, addresses);
    missingFiles.delete(task);
  };
  let pool: RenderPool | undefined;
  let batch: RenderTask[] = [];
  const flush = async () => {
    pool ??= createRenderPool({ program, renderers: sites.map(({ render }) => render), workers, onPage });
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
        prerendered.files.push(...files);
        if (missing.length === 0) continue;
        prerendered.rendered += 1;
        const places = missing.map((file) => output.place(file, key));
        const task = { renderer, page: completePage(outline, model), files: places };
        missingFiles.set(task, missing);
        batch.push(task);
        if (batch.length >= PAGES_PER_BATCH) await flush();
      }
    }
    if (batch.length > 0) await flush();
    await pool?.finish();
  } finally {
    await pool?.close();
  }
  return prerendered;
}
