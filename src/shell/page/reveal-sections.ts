import { REVEAL_AFTER } from '../../protocol/attributes.ts';
import { hiddenSections, revealSection } from '../../ui/page/timed-frames.ts';

/** The document as far as prerendering goes; only Chromium knows it. */
type PrerenderingDocument = Document & { prerendering?: boolean };

/**
 * When the first page was there for the visitor to see, on the clock of `performance.now()`; nothing while it loads.
 */
export function firstArrival(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return entry?.loadEventEnd ? Math.max(entry.loadEventEnd, entry.activationStart ?? 0) : undefined;
}

/**
 * Shows the sections below `root` that wait (`REVEAL_AFTER`), counting from `since`, else from this call. Returns what
 * stops it.
 *
 * The boot script shows those of the first page, by the same rules. This does so again, because React replaces the
 * elements that the boot script knows if an extension has changed the page.
 * - The clock starts at the load event, or at `prerenderingchange` if that comes later.
 * - Elapsed time decides, not the timer, because hidden tabs slow timers down: a section that is due shows at the latest
 *   when the tab is visible again.
 */
export function revealTimedSections(
  root: ParentNode,
  now: () => number = () => performance.now(),
  since?: number,
): () => void {
  const page = document as PrerenderingDocument;
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
