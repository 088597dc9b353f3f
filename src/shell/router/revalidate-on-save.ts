import { SAVED_EVENT } from '../../protocol/events.ts';
import { type FetchedPage, fetchedPage } from './load-page.ts';
import type { VisitedPage } from './RoutedApp.tsx';

/** The new state of a page after a save, until the router has loaded it. */
let saved: { path: string; page: FetchedPage } | undefined;

/** Returns the new state of the page at `path` (with its query), if the router is loading it because of a save. */
export function savedPage(path: string): FetchedPage | undefined {
  return saved?.path === path ? saved.page : undefined;
}

/** Whether the router loads a page because of a save. */
export function isRevalidating(): boolean {
  return saved !== undefined;
}

/**
 * During development: loads the page of the current address again when a file is saved (`revalidate`), so that a
 * hydrated page keeps typed text and open elements.
 */
export function revalidateOnSave(revalidate: () => Promise<void>): void {
  document.addEventListener(SAVED_EVENT, (event) => {
    const page = fetchedPage(event.detail);
    if (!page) return;
    event.preventDefault();
    const own = { path: location.pathname + location.search, page };
    saved = own;
    void revalidate().finally(() => {
      if (saved === own) saved = undefined;
    });
  });
}

/**
 * Copies the new state into the current page object, because a new object would be a new visit and remount everything.
 */
export function asSameVisit(shown: VisitedPage, fresh: VisitedPage): VisitedPage {
  for (const key of Object.keys(shown.page)) if (!(key in fresh.page)) Reflect.deleteProperty(shown.page, key);
  return { ...fresh, page: Object.assign(shown.page, fresh.page) };
}
