import { REVEAL_AFTER } from '../../protocol/attributes.ts';
import { hiddenSections, revealSection } from '../../ui/page/timed-frames.ts';

/**
 * Returns the time at which the first page became visible to the visitor, on the clock of `performance.now()`;
 * `undefined` while it loads.
 */
export function firstArrival(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return entry?.loadEventEnd ? Math.max(entry.loadEventEnd, entry.activationStart ?? 0) : undefined;
}

/**
 * Shows the timed sections below `root` when they are due, counted from `since`, or else from this call
 * (`decisions/timed-sections.md`). The elapsed time decides, and not the timer, because hidden tabs slow timers down.
 * Returns the function that stops it.
 */
export function revealTimedSections(
  root: ParentNode,
  now: () => number = () => performance.now(),
  since?: number,
): () => void {
  const page = document as Document & { prerendering?: boolean };
  let timers: ReturnType<typeof setTimeout>[] = [];
  let arrival = since ?? now();

  const revealDue = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = hiddenSections(root).flatMap((section) => {
      const left = Number(section.getAttribute(REVEAL_AFTER)) - (now() - arrival);
      if (left > 0) return [setTimeout(revealDue, Math.ceil(left))];
      revealSection(section);
      return [];
    });
  };
  const start = (): void => {
    arrival = since ?? now();
    revealDue();
  };

  if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
  const onVisible = () => {
    if (!page.prerendering && document.visibilityState === 'visible') revealDue();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
