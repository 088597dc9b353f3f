import type { LoadedSite } from '../publish/load-site.ts';
import type { SiteSession } from '../publish/site-session.ts';

export interface LaterCheckOptions {
  session: Pick<SiteSession, 'current' | 'check'>;
  /** Called after every change of what is wrong with the site. */
  report(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): void;
}

/** Applies every rule to a site that is being edited, when there is time for it. */
export interface LaterCheck {
  /** Applies them in so many milliseconds, and then calls back; what was to happen before does not. */
  checkIn(time: number, checked: () => void): void;
  /** Delays rules that wait by so many milliseconds from now, up to a limit: requests for pages may never pause. */
  putOff(time: number): void;
}

/** Longest delay of rules beyond the time at which they were due, in milliseconds. */
const LONGEST = 5000;

/** Begins with nothing that waits and nothing that was reported. */
export function createLaterCheck({ session, report }: LaterCheckOptions): LaterCheck {
  let waiting: { timer: NodeJS.Timeout; checked: () => void; latest: number } | undefined;
  let reported = '';
  const wait = (time: number, checked: () => void, latest: number) => {
    clearTimeout(waiting?.timer);
    const timer = setTimeout(() => {
      waiting = undefined;
      session.check();
      checked();
      const found = JSON.stringify(session.current().diagnostics);
      if (found !== reported) report(session.current());
      reported = found;
    }, time).unref();
    waiting = { timer, checked, latest };
  };
  return {
    checkIn: (time, checked) => wait(time, checked, performance.now() + time + LONGEST),
    putOff(time) {
      if (!waiting) return;
      const { checked, latest } = waiting;
      wait(Math.max(0, Math.min(time, latest - performance.now())), checked, latest);
    },
  };
}
