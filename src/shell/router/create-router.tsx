import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { basePath, routeOf } from '../../ui/address/base-path.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import { LeftInPlace } from './ErrorFallback.tsx';
import type { PageLoader } from './load-page.ts';
import { RoutedApp, type VisitedPage } from './RoutedApp.tsx';
import { followSaves, inPlaceOf, isSaved } from './revalidate-on-save.ts';
import { adoptStyles } from './sync-styles.ts';

interface RouterOptions {
  /** The page that the document holds already. */
  first: VisitedPage;
  loader: PageLoader;
  /** Called once the first page is hydrated, and again when it is drawn anew after it was left as it stood. */
  onHydrated: () => void;
}

/** How long a page may take before the browser is left to load it, which tells the visitor what it does. Milliseconds. */
const PATIENCE = 8000;

/** Leaves the program: the browser loads the address itself. The promise never settles, so nothing is drawn meanwhile. */
function leave(url: string): Promise<never> {
  // Back and forward have changed the address already; with a hash, assigning it again would only scroll.
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
  return new Promise(() => {});
}

/** Rejects after a while, or when the visitor has gone elsewhere. */
function endOfPatience(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('Too slow')), PATIENCE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** The router of an awake page: one catch-all route, whose data is the next page's own HTML. */
export function createRouter({ first, loader, onHydrated }: RouterOptions) {
  const load = async ({ request }: LoaderFunctionArgs): Promise<VisitedPage> => {
    const url = new URL(request.url);
    // A request knows nothing of the hash that the visitor asks for.
    const address = request.url + (router.state.navigation.location?.hash ?? '');
    try {
      const page = loader.load(url.pathname + url.search, request.signal);
      const { styles, ...loaded } = await Promise.race([page, endOfPatience(request.signal)]);
      if (loaded.page.build !== first.page.build) return await leave(address);
      const blocks = await loadBlocks(loaded.page);
      adoptStyles(styles);
      const visited = { site: first.site, ...loaded, blocks };
      return import.meta.env.DEV && isSaved() ? inPlaceOf(router.state.loaderData.page, visited) : visited;
    } catch (error) {
      if (request.signal.aborted) throw error;
      return leave(address);
    }
  };
  const shown = { pathname: routeOf(window.location.pathname) ?? window.location.pathname };
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        element: <RoutedApp loader={loader} shown={shown} onHydrated={onHydrated} />,
        errorElement: <LeftInPlace shown={shown} />,
        loader: load,
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          !(import.meta.env.DEV && isSaved()) &&
          currentUrl.pathname === nextUrl.pathname &&
          currentUrl.search === nextUrl.search
            ? false
            : defaultShouldRevalidate,
      },
    ],
    { basename: basePath, hydrationData: { loaderData: { page: first } } },
  );
  if (import.meta.env.DEV) followSaves(() => router.revalidate());
  return router;
}
