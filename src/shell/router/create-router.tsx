import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { basePath } from '../base-path.ts';
import type { LoadedPage } from '../client-page.ts';
import { loadBlocks } from '../load-blocks.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { PageLoader } from './load-page.ts';
import { RoutedApp, type VisitedPage } from './RoutedApp.tsx';

interface RouterOptions {
  /** The page that the document holds already. */
  first: LoadedPage & Pick<VisitedPage, 'blocks'>;
  loader: PageLoader;
}

/** Leaves the program: the browser loads the address itself. The promise never settles, so nothing is drawn meanwhile. */
function leave(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

/** The router of an awake page: one catch-all route, whose data is the next page's own HTML. */
export function createRouter({ first, loader }: RouterOptions) {
  const load = async ({ request }: LoaderFunctionArgs): Promise<VisitedPage> => {
    const url = new URL(request.url);
    try {
      const { styles, ...loaded } = await loader.load(url.pathname + url.search, request.signal);
      if (loaded.page.build !== first.page.build) return await leave(request.url);
      const blocks = await loadBlocks(loaded.page);
      adoptStyles(styles);
      return { ...loaded, blocks };
    } catch (error) {
      if (request.signal.aborted) throw error;
      return leave(request.url);
    }
  };
  return createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        element: <RoutedApp loader={loader} />,
        loader: load,
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
            ? false
            : defaultShouldRevalidate,
      },
    ],
    { basename: basePath || '/', hydrationData: { loaderData: { page: first } } },
  );
}
