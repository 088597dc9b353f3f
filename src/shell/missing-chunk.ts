const MARK = 'vitrine:reloaded';

/**
 * After a deploy, a page that was open asks for files that are gone. It is then loaded once more;
 * forms keep what was typed. A second failure within a minute is left to the error boundary.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline, loading the page again would only lose it.
    if (!navigator.onLine) return;
    try {
      const last = Number(sessionStorage.getItem(MARK) ?? 0);
      if (Date.now() - last < 60_000) return;
      sessionStorage.setItem(MARK, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
