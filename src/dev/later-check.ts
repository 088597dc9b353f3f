import type { Steps } from '../check/facts/steps.ts';
import type { LoadedSite } from '../publish/load-site.ts';
import type { SiteSession } from '../publish/site-session.ts';

export interface LaterCheckOptions {
  session: Pick<SiteSession, 'current' | 'checkInSteps'>;
  /** Called after every change of what is wrong with the site. */
  report(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): void;
}

/** Applies every rule to a site that is being edited, when there is time for it. */
export interface LaterCheck {
  /** Applies them in so many milliseconds, and then calls back; what was to happen before does not. */
  checkIn(time: number, checked: () => void): void;
  /**
   * Delays rules that wait, or have begun, by so many milliseconds from now, up to a limit: requests for pages may never
   * pause.
   */
  putOff(time: number): void;
}

/** Longest delay of rules beyond the time at which they were due, in milliseconds. */
const LONGEST = 5000;

/** Rules run for so long before requests that wait are answered, in milliseconds. */
const SLICE = 25;

/** Begins with nothing that waits and nothing that was reported. */
export function createLaterCheck({ session, report }: LaterCheckOptions): LaterCheck {
  let waiting: { steps: Steps; checked: () => void; latest: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reported = '';
  const runSlice = () => {
    if (!waiting) return;
    const { steps, checked } = waiting;
    const end = performance.now() + SLICE;
    let isDone = steps.next().done;
    while (!isDone && performance.now() < end) isDone = steps.next().done;
    if (!isDone) return runIn(0);
    waiting = undefined;
    checked();
    const found = JSON.stringify(session.current().diagnostics);
    if (found !== reported) report(session.current());
    reported = found;
  };
  const runIn = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(runSlice, time).unref();
  };
  return {
    checkIn(time, checked) {
      waiting = { steps: session.checkInSteps(), checked, latest: performance.now() + time + LONGEST };
      runIn(time);
    },
    putOff(time) {
      if (waiting) runIn(Math.max(0, Math.min(time, waiting.latest - performance.now())));
    },
  };
}
