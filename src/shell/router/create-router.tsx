import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { basePath } from '../../protocol/base-path.ts';
import { routeOf } from '../../ui/address/route-of.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import { ErrorFallback } from './ErrorFallback.tsx';
import { isSamePage } from './is-same-page.ts';
import type { PageLoader } from './load-page.ts';
import { RoutedApp, type VisitedPage } from './RoutedApp.tsx';
import { asSameVisit, isRevalidating, revalidateOnSave, savedPage } from './revalidate-on-save.ts';
import { syncStyles } from './sync-styles.ts';

interface RouterOptions {
  /** The page that the document shows. */
  first: VisitedPage;
  loader: PageLoader;
  /** Called once the first page is hydrated, and again if it renders after `ErrorFallback`. */
  onHydrated: () => void;
}

/** Time after which the browser itself loads a page, with its own progress indicator. */
const NAVIGATION_TIMEOUT_MS = 8000;

/** Lets the browser load an address. The promise never settles, so that nothing is rendered meanwhile. */
function loadDocument(url: string): Promise<never> {
  // After « back » or « forward », the address is already the current one, and assigning it would only scroll to its
  // hash.
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
  return new Promise(() => {});
}

/** Rejects after the timeout, or when the navigation is aborted. */
function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('Too slow')), NAVIGATION_TIMEOUT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Creates the router of a hydrated page: one catch-all route, whose loader reads the next page from its HTML. */
export function createRouter({ first, loader, onHydrated }: RouterOptions) {
  const load = async ({ request }: LoaderFunctionArgs): Promise<VisitedPage> => {
    const url = new URL(request.url);
    // Take the hash from the navigation, because a request does not contain one.
    const address = request.url + (router.state.navigation.location?.hash ?? '');
    try {
      const path = url.pathname + url.search;
      const saved = import.meta.env.DEV ? savedPage(path) : undefined;
      const page = saved ?? loader.load(path, request.signal);
      const { styles, ...loaded } = await Promise.race([page, rejectAfterTimeout(request.signal)]);
      if (loaded.page.build !== first.page.build) return await loadDocument(address);
      const blocks = await loadBlocks(loaded.page);
      syncStyles(styles);
      const visited = { site: first.site, ...loaded, blocks };
      return saved ? asSameVisit(router.state.loaderData.page, visited) : visited;
    } catch (error) {
      if (request.signal.aborted) throw error;
      return loadDocument(address);
    }
  };
  const shown = { pathname: routeOf(window.location.pathname) ?? window.location.pathname };
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        element: <RoutedApp loader={loader} shown={shown} onHydrated={onHydrated} />,
        errorElement: <ErrorFallback shown={shown} />,
        loader: load,
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          !(import.meta.env.DEV && isRevalidating()) && isSamePage(currentUrl, nextUrl)
            ? false
            : defaultShouldRevalidate,
      },
    ],
    { basename: basePath(), hydrationData: { loaderData: { page: first } } },
  );
  if (import.meta.env.DEV) revalidateOnSave(() => router.revalidate());
  return router;
}
