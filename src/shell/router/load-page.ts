import type { LoadedPage } from '../page/client-page.ts';
import { readPage } from './read-page.ts';
import { pageStyles } from './sync-styles.ts';

/** How long a page fetched beforehand is good for, in milliseconds. */
const FRESH = 30_000;

/** A page that was fetched, and the styles that it brings. */
export interface FetchedPage extends LoadedPage {
  styles: HTMLStyleElement[];
}

async function fetchPage(path: string, signal?: AbortSignal): Promise<FetchedPage> {
  // Two slashes would name another host.
  const response = await fetch(path.replace(/^\/+/, '/'), {
    headers: { accept: 'text/html' },
    ...(signal ? { signal } : {}),
  });
  if (!response.headers.get('content-type')?.includes('text/html')) throw new Error('Not a page');
  const from = new DOMParser().parseFromString(await response.text(), 'text/html');
  const loaded = readPage(from);
  if (!loaded) throw new Error('Not a page of this site');
  return { ...loaded, styles: [...from.querySelectorAll<HTMLStyleElement>(pageStyles)] };
}

/** Fetches pages of the site, and keeps those asked for beforehand for a short while. */
export function createPageLoader() {
  const ahead = new Map<string, Promise<FetchedPage>>();
  return {
    /** Fetches a page before the visitor asks for it. Rejects when it is no page of this site. */
    prefetch(path: string): Promise<FetchedPage> {
      const known = ahead.get(path);
      if (known) return known;
      const page = fetchPage(path);
      ahead.set(path, page);
      const forget = () => {
        if (ahead.get(path) === page) ahead.delete(path);
      };
      page.catch(forget);
      setTimeout(forget, FRESH);
      return page;
    },
    /** Fetches a page, or takes the one fetched beforehand. Rejects when it is no page of this site. */
    async load(path: string, signal?: AbortSignal): Promise<FetchedPage> {
      const known = ahead.get(path);
      ahead.delete(path);
      return known ?? fetchPage(path, signal);
    },
  };
}

/** What fetches the site's pages. */
export type PageLoader = ReturnType<typeof createPageLoader>;
