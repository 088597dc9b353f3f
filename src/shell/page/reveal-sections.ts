import { REVEAL_AFTER } from '../../protocol/attributes.ts';
import { revealPart, waitingParts } from '../../ui/page/timed-frames.ts';

/** The document as far as prerendering goes; only Chromium knows it. */
type PrerenderingDocument = Document & { prerendering?: boolean };

/** When the first page was there for the visitor to see, on the clock of `performance.now()`; nothing while it loads. */
export function firstArrival(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return entry?.loadEventEnd ? Math.max(entry.loadEventEnd, entry.activationStart ?? 0) : undefined;
}

/**
 * Shows the parts below `root` that wait for their time, each `REVEAL_AFTER` milliseconds after the visitor's
 * arrival by in-site navigation, which is the moment of this call unless `since` names another. Returns what stops it.
 *
 * The boot script does the same for the first page, by the same rules, and this does it again there: React puts new
 * parts in the place of those that the boot script knows when an extension has meddled with the page.
 * - a part waits while it has `REVEAL_AFTER` and not `REVEALED`; base CSS gives it `visibility:hidden`, and
 *   without scripts (`scripting:none`) shows it;
 * - the clock starts at the load event or, when the page was prerendered, at `prerenderingchange`, whichever is later;
 * - what counts is the time that has passed, not the timer: a hidden tab's timers are slowed down, so a part whose time
 *   has come shows at the latest when the tab is seen again, and never before its time;
 * - to show a part: set `REVEALED`, then put a frame into each `FRAME_SOURCE` in it that is empty, with its data for
 *   attributes.
 */
export function revealTimed(root: ParentNode, now: () => number = () => performance.now(), since?: number): () => void {
  const page = document as PrerenderingDocument;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let arrival = since ?? now();

  const look = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = waitingParts(root).flatMap((part) => {
      const left = Number(part.getAttribute(REVEAL_AFTER)) - (now() - arrival);
      if (left > 0) return [setTimeout(look, Math.ceil(left))];
      revealPart(part);
      return [];
    });
  };
  const start = (): void => {
    arrival = since ?? now();
    look();
  };

  if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
  const seen = () => {
    if (!page.prerendering && document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
    document.removeEventListener('visibilitychange', seen);
  };
}
