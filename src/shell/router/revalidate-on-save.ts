import { SAVED_EVENT } from '../../protocol/events.ts';
import type { VisitedPage } from './RoutedApp.tsx';

/** Set while the page is fetched again because a file of the site was saved. */
let saved = false;

/** Whether the page is being fetched again because a file of the site was saved. */
export function isSaved(): boolean {
  return saved;
}

/**
 * While developing: takes over what the program draws when a file is saved, so that an awake page keeps what was
 * typed and opened. `revalidate` fetches the page of the current address again.
 */
export function followSaves(revalidate: () => Promise<void>): void {
  document.addEventListener(SAVED_EVENT, (event) => {
    event.preventDefault();
    saved = true;
    void revalidate().finally(() => {
      saved = false;
    });
  });
}

/** The new state of the page as the same visit: a new page object would mount every part anew. */
export function inPlaceOf(shown: VisitedPage, fresh: VisitedPage): VisitedPage {
  for (const key of Object.keys(shown.page)) if (!(key in fresh.page)) Reflect.deleteProperty(shown.page, key);
  return { ...fresh, page: Object.assign(shown.page, fresh.page) };
}
