import { FILE_MISSING_EVENT } from '../../protocol/events.ts';
/**
 * After a deploy, a page that was open asks for files that are gone: the boot script then loads it anew if there is a
 * newer one. Whoever asked for the file is told of the failure in any case, and does without.
 */
export function reportMissingChunks(): void {
  addEventListener('vite:preloadError', () => dispatchEvent(new Event(FILE_MISSING_EVENT)));
}
