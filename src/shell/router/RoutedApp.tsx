import { lazy, Suspense, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { ConsentBanner } from '../../consent/ConsentBanner.tsx';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import { routeAddress, siteAddress } from '../../ui/address/site-address.ts';
import { FetchAheadProvider, NavigateProvider } from '../../ui/page/navigate.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { App } from '../page/App.tsx';
import { BlockBoundary } from '../page/BlockBoundary.tsx';
import type { LoadedPage } from '../page/client-page.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import type { LoadedBlocks } from '../page/PageSections.tsx';
import { OfferPopup } from '../popup/OfferPopup.tsx';
import { Announcer } from './Announcer.tsx';
import type { PageLoader } from './load-page.ts';
import {
  type ShownPath,
  useAnnouncements,
  useHeaderAndFooter,
  useHydrated,
  useMounted,
  useNavigationEnd,
  useShownPath,
  useTimedSections,
} from './page-effects.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { entryOf, useScrollRestoration } from './use-scroll-restoration.ts';
import { useVisit } from './use-visit.ts';

const ClosestPages = lazy(async () => ({ default: (await import('../not-found/ClosestPages.tsx')).ClosestPages }));

/** A page with the data that all pages share, and the code of its interactive blocks. */
export interface VisitedPage extends LoadedPage {
  site: ClientSite;
  blocks: LoadedBlocks;
}

interface RoutedAppProps {
  loader: PageLoader;
  /** Updated after each navigation. */
  shown: ShownPath;
  /** Called once the page is hydrated: from then on, React handles links and controls. */
  onHydrated: () => void;
}

/**
 * The page of the current address, with the functions of hydrated pages: navigation, announcements, offers, consent.
 */
export function RoutedApp({ loader, shown, onHydrated }: RoutedAppProps) {
  const { page, site, documentTitle, head, staticHtml, blocks } = useLoaderData<VisitedPage>();
  const location = useLocation();
  const navigate = useNavigate();
  const go = (to: string) => void navigate(routeAddress(to));
  const prefetch = async (to: string) => {
    const { pathname, search } = new URL(siteAddress(to), window.location.href);
    await loadBlocks((await loader.prefetch(pathname + search)).page);
  };
  const entry = useRef(entryOf(location));
  const visit = useVisit(page);
  const offer = site.popups.find(({ id }) => id === page.popup);

  // The order of these hooks is a contract, because React runs layout effects, and then the other effects, in the order
  // of the calls. `useShownPath` comes before `useNavigationEnd`: an announcement or an error that the end of a
  // navigation causes then belongs to the new page. `useHydrated` comes last: the boot script replays a captured click
  // at once, and every listener of the page must receive it.
  const positions = useScrollRestoration(entry);
  const isMounted = useMounted();
  useLinkNavigation(navigate, loader);
  const { announcement, announcePage } = useAnnouncements(shown);
  useShownPath(shown);
  useNavigationEnd({ entry, positions, site, documentTitle, head, announcePage });
  useHeaderAndFooter(site);
  useTimedSections(visit);
  useHydrated(isMounted, onHydrated);

  return (
    <UiProvider>
      <NavigateProvider value={go}>
        <FetchAheadProvider value={prefetch}>
          <App page={page} site={site} staticHtml={staticHtml} blocks={blocks} visit={visit}>
            {isMounted && (
              <>
                <Announcer arrival={announcement} labels={site.labels} />
                <Suspense>
                  <BlockBoundary key={visit}>
                    {offer && <OfferPopup pageKey={visit} popup={offer} navigate={go} />}
                  </BlockBoundary>
                  <BlockBoundary>
                    {site.consent && <ConsentBanner consent={site.consent} gated={site.gated} />}
                  </BlockBoundary>
                  <BlockBoundary>
                    {page.closest && <ClosestPages heading={page.closest} path={location.pathname} root={page.root} />}
                  </BlockBoundary>
                </Suspense>
              </>
            )}
          </App>
        </FetchAheadProvider>
      </NavigateProvider>
    </UiProvider>
  );
}
