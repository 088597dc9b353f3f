import { FILE_MISSING_EVENT } from '../protocol/events.ts';
import { hydrate } from '../shell/hydrate/hydrate.tsx';

/**
 * Hydrates the page. The start file of a build calls this with the data that all pages share
 * (`build/program/start.ts`).
 */
export function start(site: Parameters<typeof hydrate>[0]): void {
  // Do not await it: it loads the chunks of the blocks, which import this module.
  hydrate(site).catch(() => dispatchEvent(new Event(FILE_MISSING_EVENT)));
}
