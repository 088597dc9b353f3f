import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { RendererOptions } from '../../entry/server.tsx';
import type { Program } from '../program/program.ts';
import { FailedBlock } from './block-failure.ts';
import type { RenderedBatch, RenderTask, WorkerSetup } from './render-contract.ts';

/** Renders batches of pages on all cores. */
export interface RenderPool {
  /** Resolves when there is room for another batch; this batch may still be running. */
  add(tasks: RenderTask[]): Promise<void>;
  /** Waits for all batches; rejects with the first error. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  program: Pick<Program, 'server' | 'worker'>;
  /** One for each site with pages to render; tasks refer to them by index. */
  renderers: RendererOptions[];
  /** Number of workers; the number of cores by default. */
  workers?: number | undefined;
  /** Called for each page that was written, with the addresses in it that may be those of media files. */
  onPage?: (task: RenderTask, mediaAddresses: string[]) => void;
}

/**
 * Size of a worker's young generation in mebibytes, twice Node's default, because pages create a lot of short-lived
 * data. This saves a tenth of the time of large builds.
 */
const YOUNG_GENERATION_MB = 96;

/** Starts the workers. At most two batches for each worker are kept in memory. */
export function createRenderPool({
  program,
  renderers,
  workers = availableParallelism(),
  onPage,
}: PoolOptions): RenderPool {
  const setup: WorkerSetup = { server: program.server, renderers };
  const pool = new Tinypool({
    filename: program.worker,
    // Workers are started on demand: most builds render few pages.
    minThreads: 1,
    idleTimeout: 60_000,
    maxThreads: workers,
    // Compiled JavaScript does not need the loaders that the command itself may have been started with.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    workerData: setup,
  });
  const running = new Set<Promise<void>>();
  let failure: unknown;
  return {
    async add(tasks) {
      const batch: Promise<void> = pool
        .run(tasks, { name: 'renderBatch' })
        .then(
          (result: RenderedBatch) => {
            if (result.failure) failure ??= new FailedBlock(result.failure);
            for (const [index, task] of tasks.entries()) onPage?.(task, result.mediaAddresses[index] ?? []);
          },
          (error: unknown) => {
            failure ??= error;
          },
        )
        .finally(() => running.delete(batch));
      running.add(batch);
      while (running.size >= workers * 2 && failure === undefined) await Promise.race(running);
      if (failure !== undefined) throw failure;
    },
    async finish() {
      await Promise.all(running);
      if (failure !== undefined) throw failure;
    },
    close: () => pool.destroy(),
  };
}
