/** One entry of a Chromium trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time that the thread itself had the processor. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** Name of the mark that a page sets where a measurement begins. */
export const beginMark = 'vitrine:begin';

/**
 * Processor time in milliseconds of the tasks of the page's main thread since its mark, the longest first: what they
 * last on an idle machine, whatever else runs meanwhile.
 */
export function tasksSinceMark(trace: readonly unknown[]): number[] {
  const traceEvents = trace as readonly TraceEvent[];
  const begin = traceEvents.find(({ name }) => name === beginMark);
  if (!begin) throw new Error('The trace has no mark');
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === begin.pid && tid === begin.tid && ts >= begin.ts)
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000)
    .sort((one, other) => other - one);
}
