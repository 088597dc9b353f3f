/** Milliseconds by stage, in the order in which the stages began. */
export type Timings = Record<string, number>;

/** Measures how long the stages of a command take. */
export function createStopwatch() {
  const timings: Timings = {};
  return {
    async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
      const start = performance.now();
      try {
        return await work();
      } finally {
        timings[stage] = Math.round(performance.now() - start);
      }
    },
    timings: (): Timings => ({ ...timings }),
  };
}
