/** Time without scrolling after which the arrival on a page is over. */
const SETTLE_DELAY_MS = 250;

/** Events after which a scroll is the visitor's. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const;

interface VisitorScrollOptions {
  /** Called after each scroll; `byVisitor` is whether the visitor caused it. */
  onScroll: (byVisitor: boolean) => void;
  /** Whether the arrival on this page is already over. */
  settled: boolean;
}

/**
 * Distinguishes the visitor's scrolling from scroll restoration and the jump to an anchor. Those happen around the load
 * or the navigation; a scroll after a gesture, or after a pause without scrolling, is the visitor's. Returns the
 * function that stops it.
 */
export function watchVisitorScroll({ onScroll, settled }: VisitorScrollOptions): () => void {
  let arriving = !settled;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    arriving = false;
    clearTimeout(timer);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_DELAY_MS);
  };
  const onGesture = () => {
    if (document.readyState === 'complete') settle();
  };
  const onDocumentScroll = () => {
    if (arriving && document.readyState === 'complete') wait();
    onScroll(!arriving);
  };
  const options = { passive: true, capture: true };
  const onLoad = () => {
    if (arriving) wait();
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  for (const name of gestures) window.addEventListener(name, onGesture, options);
  document.addEventListener('scroll', onDocumentScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', onLoad);
    for (const name of gestures) window.removeEventListener(name, onGesture, options);
    document.removeEventListener('scroll', onDocumentScroll);
  };
}

/**
 * Whether all scrolling of the first page is the visitor's: after a navigation to an address without an anchor, nothing
 * else scrolls the page.
 */
export function wasScrolledByVisitor(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type = 'navigate', name = location.href } = (entry ?? {}) as { type?: string; name?: string };
  return (type === 'navigate' || type === 'prerender') && !name.includes('#');
}
