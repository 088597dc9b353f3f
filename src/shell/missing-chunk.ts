/** When this tab was last loaded anew because of a missing file; the boot script keeps the same mark. */
const MARK = 'vitrine:reloaded';

/** Shortest time between two such loads, in milliseconds. */
const PAUSE = 60_000;

/** Whether the page may be loaded anew now. Without storage nobody could tell a second time from the first. */
function mayReload(): boolean {
  try {
    // A clock set back in between must not forbid it for good.
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(MARK))) < PAUSE) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew when the site has been published again since, once a minute at most; forms keep what was typed.
 * The server is asked first: without it the page would be lost for an error of the browser's, and a file that is
 * missing from this very build would be missing again.
 */
async function reloadNewerBuild(): Promise<void> {
  const { client } = document.documentElement.dataset;
  try {
    const page = await fetch(location.href);
    if (client && page.ok && !(await page.text()).includes(client) && mayReload()) location.reload();
  } catch {
    // No network: what is there stays.
  }
}

/**
 * After a deploy, a page that was open asks for files that are gone: it is loaded anew. Whoever asked for the file is
 * told of the failure in any case, and does without.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => void reloadNewerBuild());
}
