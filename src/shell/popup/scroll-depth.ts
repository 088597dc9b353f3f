/** Scroll offset and lengths of a window and its page, in CSS pixels. */
interface ScrollMetrics {
  scrollY: number;
  scrollHeight: number;
  innerHeight: number;
}

/** Scroll depth of a page: 0 at its top and 1 at its end; 0 for a page that fits the window. */
export function readingDepth({ scrollY, scrollHeight, innerHeight }: ScrollMetrics): number {
  const range = scrollHeight - innerHeight;
  return range > 0 ? Math.min(1, Math.max(0, scrollY / range)) : 0;
}

/** Depth of the current page. */
export function currentDepth(): number {
  const { scrollHeight } = document.documentElement;
  return readingDepth({ scrollY: window.scrollY, scrollHeight, innerHeight: window.innerHeight });
}
