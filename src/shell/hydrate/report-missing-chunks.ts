import { FILE_MISSING_EVENT } from '../../protocol/events.ts';

/**
 * Tells the boot script when a chunk does not load, because a page that was open during a deploy asks for files that
 * are gone: it then reloads the page if there is a newer one.
 */
export function reportMissingChunks(): void {
  addEventListener('vite:preloadError', () => dispatchEvent(new Event(FILE_MISSING_EVENT)));
}
