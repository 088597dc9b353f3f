const MINUTE_MS = 60_000;

/**
 * Calls `update` at once, when the page is shown or hidden, and each minute while it is visible: a text that depends on
 * the time would become false in a page that is left open. Returns the function that stops it.
 */
export function watchClock(update: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    if (document.visibilityState === 'visible') timer = setInterval(update, MINUTE_MS);
    update();
  };
  document.addEventListener('visibilitychange', restart);
  addEventListener('pageshow', restart);
  restart();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', restart);
    removeEventListener('pageshow', restart);
  };
}
