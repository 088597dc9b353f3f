import { availableParallelism } from 'node:os';

/**
 * Processes a list, by default with as many items at a time as there are cores. If one fails, waits for the running
 * ones before rejecting; otherwise they would keep writing to a folder that is about to be removed.
 */
export async function forEachConcurrently<T>(
  queue: readonly T[],
  visit: (item: T) => Promise<void>,
  atOnce: number = availableParallelism(),
): Promise<void> {
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
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
