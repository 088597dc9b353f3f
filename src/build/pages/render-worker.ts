import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { RendererOptions, RenderPage } from '../../entry/server.tsx';
import { writeUnseen } from '../files/write-file.ts';
import { mediaAddresses } from '../verify/media-addresses.ts';
import { blockFailureOf } from './block-failure.ts';
import type { RenderedBatch, RenderTask, ServerEntry, WorkerSetup } from './render-contract.ts';

// Only programs with blocks of a site have a source map. With it, errors name the line of the component.
process.setSourceMapsEnabled(true);
const [, { server, renderers }] = workerData as [unknown, WorkerSetup];
const { createRenderer } = (await import(/* @vite-ignore */ pathToFileURL(server).href)) as ServerEntry;
const created = new Map<number, Promise<RenderPage>>();

/** Returns the renderer at an index, created on first use. */
function rendererAt(index: number): Promise<RenderPage> {
  const render = created.get(index) ?? createRenderer(renderers[index] as RendererOptions);
  created.set(index, render);
  return render;
}

/**
 * Renders pages and writes each to its files immediately, so that no HTML stays in memory. The failure of a site's
 * component is returned, because the class of an error is lost between threads.
 */
export async function renderBatch(tasks: RenderTask[]): Promise<RenderedBatch> {
  const batch: RenderedBatch = { mediaAddresses: [] };
  for (const { renderer, page, files } of tasks) {
    const render = await rendererAt(renderer);
    let html: string;
    try {
      html = render(page);
    } catch (cause) {
      const failure = blockFailureOf(cause);
      if (failure) return { ...batch, failure };
      throw new Error(`The page ${page.path} cannot be rendered: ${String(cause)}`, { cause });
    }
    const bytes = Buffer.from(html);
    for (const file of files) writeUnseen(file, bytes);
    batch.mediaAddresses.push(mediaAddresses(html, page.path));
  }
  // The native parser's memory, 30 kB a page, is only freed between turns of the event loop.
  await nextTurn();
  return batch;
}
