/** Milliseconds by stage, in the order in which the stages began. */
export type Timings = Record<string, number>;

/** Measures how long the stages of a command take; `onStage` hears of each as it begins. */
export function createStopwatch(onStage: (stage: string) => void = () => {}) {
  const timings: Timings = {};
  return {
    async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
      onStage(stage);
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
