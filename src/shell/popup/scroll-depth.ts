/** Lengths of a window and its page, in CSS pixels. */
export interface ScrollPosition {
  scrollY: number;
  scrollHeight: number;
  innerHeight: number;
}

/**
 * How far a page has been read: 0 at its top, 1 at its end, `scrollY / (scrollHeight − innerHeight)`.
 * A page that fits the window cannot be scrolled and stays at 0.
 */
export function readingDepth({ scrollY, scrollHeight, innerHeight }: ScrollPosition): number {
  const range = scrollHeight - innerHeight;
  return range > 0 ? Math.min(1, Math.max(0, scrollY / range)) : 0;
}

/** Depth of the current page. */
export function currentDepth(): number {
  const { scrollHeight } = document.documentElement;
  return readingDepth({ scrollY: window.scrollY, scrollHeight, innerHeight: window.innerHeight });
}
