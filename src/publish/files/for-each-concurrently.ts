import { availableParallelism } from 'node:os';

/**
 * Works through a list, as many items at a time as there are cores. Where one fails, those under way end before that is
 * told: they would go on writing into a folder that is given up meanwhile.
 */
export async function forEachConcurrently<T>(queue: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const work = async () => {
    while (!hasFailed && next < queue.length) {
      await visit(queue[next++] as T).catch((cause: unknown) => {
        hasFailed = true;
        throw cause;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: availableParallelism() }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
