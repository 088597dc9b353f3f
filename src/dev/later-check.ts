import type { LoadedSite } from '../build/load-site.ts';
import type { SiteSession } from '../build/site-session.ts';
import type { Pausable } from '../check/site-index/steps.ts';

interface LaterCheckOptions {
  session: Pick<SiteSession, 'current' | 'checkInSteps'>;
  /** Called when the problems of the site change. */
  report(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): void;
}

/** Applies all rules to a site that is being edited, between requests. */
interface LaterCheck {
  /** Schedules the rules after a delay in milliseconds, then calls `checked`. Replaces an earlier schedule. */
  checkAfter(time: number, checked: () => void): void;
  /**
   * Delays waiting or running rules by a number of milliseconds from now. There is an upper limit, because requests for
   * pages may never pause.
   */
  delay(time: number): void;
}

/** Maximum delay of rules after they were due, in milliseconds. */
const MAX_DELAY_MS = 5000;

/** Time for which rules run before waiting requests are answered, in milliseconds. */
const SLICE_MS = 25;

/** Creates a check for which nothing is scheduled yet. */
export function createLaterCheck({ session, report }: LaterCheckOptions): LaterCheck {
  let waiting: { steps: Pausable; checked: () => void; latest: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reported = '';
  const runSlice = () => {
    if (!waiting) return;
    const { steps, checked } = waiting;
    const end = performance.now() + SLICE_MS;
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
    checkAfter(time, checked) {
      waiting = { steps: session.checkInSteps(), checked, latest: performance.now() + time + MAX_DELAY_MS };
      runIn(time);
    },
    delay(time) {
      if (waiting) runIn(Math.max(0, Math.min(time, waiting.latest - performance.now())));
    },
  };
}
