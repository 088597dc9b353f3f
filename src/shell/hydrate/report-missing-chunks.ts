import { FILE_MISSING_EVENT } from '../../protocol/events.ts';

/**
 * Notifies the boot script when a chunk fails to load: a page that was open during a deploy requests files that no
 * longer exist. The boot script then reloads the page if there is a newer one.
 */
export function reportMissingChunks(): void {
  addEventListener('vite:preloadError', () => dispatchEvent(new Event(FILE_MISSING_EVENT)));
}
