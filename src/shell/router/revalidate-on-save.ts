import { SAVED_EVENT } from '../../protocol/events.ts';
import type { VisitedPage } from './RoutedApp.tsx';

/** Set while the page is fetched again because a file of the site was saved. */
let revalidating = false;

/** Whether the page is being fetched again because a file of the site was saved. */
export function isRevalidating(): boolean {
  return revalidating;
}

/**
 * During development: fetches the page of the current address again when a file is saved (`revalidate`), so that a
 * hydrated page keeps typed text and open elements.
 */
export function revalidateOnSave(revalidate: () => Promise<void>): void {
  document.addEventListener(SAVED_EVENT, (event) => {
    event.preventDefault();
    revalidating = true;
    void revalidate().finally(() => {
      revalidating = false;
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
