import type { LoadedPage } from '../page/client-page.ts';
import { readPage } from './read-page.ts';
import { PAGE_STYLES } from './sync-styles.ts';

/** Maximum age of a prefetched page. */
const PREFETCH_LIFETIME_MS = 30_000;

/** A page that was fetched, with its styles. */
export interface FetchedPage extends LoadedPage {
  styles: HTMLStyleElement[];
}

/** Reads the page of a document, with its styles; `undefined` if it is not a page of this site. */
export function fetchedPage(from: Document): FetchedPage | undefined {
  const loaded = readPage(from);
  return loaded && { ...loaded, styles: [...from.querySelectorAll<HTMLStyleElement>(PAGE_STYLES)] };
}

async function fetchPage(path: string, signal?: AbortSignal): Promise<FetchedPage> {
  // Leading slashes are reduced to one, because two would begin the name of another host.
  const response = await fetch(path.replace(/^\/+/, '/'), {
    headers: { accept: 'text/html' },
    ...(signal ? { signal } : {}),
  });
  if (!response.headers.get('content-type')?.includes('text/html')) throw new Error('Not a page');
  const from = new DOMParser().parseFromString(await response.text(), 'text/html');
  const page = fetchedPage(from);
  if (!page) throw new Error('Not a page of this site');
  return page;
}

/** Creates a loader of the site's pages, which caches prefetched ones for a short time. */
export function createPageLoader() {
  const prefetched = new Map<string, Promise<FetchedPage>>();
  return {
    /** Fetches a page before the visitor needs it. Rejects if it is not a page of this site. */
    prefetch(path: string): Promise<FetchedPage> {
      const earlier = prefetched.get(path);
      if (earlier) return earlier;
      const page = fetchPage(path);
      prefetched.set(path, page);
      const forget = () => {
        if (prefetched.get(path) === page) prefetched.delete(path);
      };
      page.catch(forget);
      setTimeout(forget, PREFETCH_LIFETIME_MS);
      return page;
    },
    /** Fetches a page, or returns the prefetched one. Rejects if it is not a page of this site. */
    async load(path: string, signal?: AbortSignal): Promise<FetchedPage> {
      const page = prefetched.get(path);
      prefetched.delete(path);
      return page ?? fetchPage(path, signal);
    },
  };
}

/** Fetches and prefetches the site's pages. */
export type PageLoader = ReturnType<typeof createPageLoader>;
