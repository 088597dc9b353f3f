/** The arrival is over when the page has not moved by itself for so long, in milliseconds. */
const QUIET = 250;

/** What shows that the next scroll is the visitor's: a wheel, a finger, a key, a click, a pointer on the scroll bar. */
const intents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const;

interface VisitorScrollOptions {
  /** Called after each scroll, with whether the visitor made it. */
  onScroll: (byVisitor: boolean) => void;
  /** The visitor has moved this page already: no arrival is to be waited for. */
  settled: boolean;
}

/**
 * Tells the visitor's scrolling from the browser's restoring and from the arrival at an anchor. Those move the page
 * around the load or the navigation; whatever moves it after a moment of quiet, or after a gesture, is the visitor's:
 * keyboard, scroll bar and table of contents included. Returns what stops it.
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
    timer = setTimeout(settle, QUIET);
  };
  const intend = () => {
    if (document.readyState === 'complete') settle();
  };
  const scroll = () => {
    if (arriving && document.readyState === 'complete') wait();
    onScroll(!arriving);
  };
  const options = { passive: true, capture: true };
  const load = () => {
    if (arriving) wait();
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
  for (const name of intents) window.addEventListener(name, intend, options);
  document.addEventListener('scroll', scroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', load);
    for (const name of intents) window.removeEventListener(name, intend, options);
    document.removeEventListener('scroll', scroll);
  };
}

/**
 * Whether all scrolling of the page that the program wakes on is the visitor's, before that and after: a fresh load of
 * an address without an anchor starts at the top, and nothing else moves it.
 */
export function wasScrolledByVisitor(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type = 'navigate', name = location.href } = (entry ?? {}) as { type?: string; name?: string };
  return (type === 'navigate' || type === 'prerender') && !name.includes('#');
}
