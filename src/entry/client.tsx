import { FILE_MISSING_EVENT } from '../protocol/events.ts';
import { wake } from '../shell/hydrate/hydrate.tsx';

/** Wakes the page. `site` is what all pages share; what a build publishes calls this with it (`publish/program/start.ts`). */
export function start(site: Parameters<typeof wake>[0]): void {
  // Not awaited: the code of the blocks, which this loads, stands on this module.
  wake(site).catch(() => dispatchEvent(new Event(FILE_MISSING_EVENT)));
}
