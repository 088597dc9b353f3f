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
  /** Lets rules that wait do so for so many milliseconds from now on. */
  putOff(time: number): void;
}

/** Begins with nothing that waits and nothing that was reported. */
export function createLaterCheck({ session, report }: LaterCheckOptions): LaterCheck {
  let waiting: { timer: NodeJS.Timeout; checked: () => void } | undefined;
  let reported = '';
  const checkIn = (time: number, checked: () => void) => {
    clearTimeout(waiting?.timer);
    const timer = setTimeout(() => {
      waiting = undefined;
      session.check();
      checked();
      const found = JSON.stringify(session.current().diagnostics);
      if (found !== reported) report(session.current());
      reported = found;
    }, time).unref();
    waiting = { timer, checked };
  };
  return {
    checkIn,
    putOff(time) {
      if (waiting) checkIn(time, waiting.checked);
    },
  };
}
