import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ConsentBanner } from '../../consent/ConsentBanner.tsx';
import type { ClientSite } from '../../site/resolve/client-site.ts';
import { routeAddress, siteAddress } from '../../ui/address/site-address.ts';
import { onAnnouncement } from '../../ui/page/announce.ts';
import { FetchAheadProvider, NavigateProvider } from '../../ui/page/navigate.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { enliveFrame, refreshFrame } from '../frame/frame-behaviour.ts';
import { App } from '../page/App.tsx';
import { BlockBoundary } from '../page/BlockBoundary.tsx';
import type { LoadedPage } from '../page/client-page.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import type { LoadedBlocks } from '../page/PageSections.tsx';
import { firstArrival, revealTimed } from '../page/reveal-sections.ts';
import { OfferPopup } from '../popup/OfferPopup.tsx';
import { Announcer } from './Announcer.tsx';
import { domainParameter } from './domain-parameter.ts';
import type { PageLoader } from './load-page.ts';
import { arrive } from './scroll-after-navigation.ts';
import { adoptHead } from './sync-head.ts';
import { useFollowedLinks } from './use-link-navigation.ts';
import { entryOf, useKeptPlaces } from './use-scroll-restoration.ts';
import { useVisit } from './use-visit.ts';

const ClosestPages = lazy(async () => ({ default: (await import('../not-found/ClosestPages.tsx')).ClosestPages }));

/** A page with what all pages share and the code of its interactive blocks. */
export interface VisitedPage extends LoadedPage {
  site: ClientSite;
  blocks: LoadedBlocks;
}

interface RoutedAppProps {
  loader: PageLoader;
  /** Told the path of each page once the document shows it. */
  shown: { pathname: string };
  /** Called once the page is hydrated: links are followed and controls answer from then on. */
  onHydrated: () => void;
}

/** The page of the current address, and what an awake page does: navigate, announce, offer, ask for consent. */
export function RoutedApp({ loader, shown, onHydrated }: RoutedAppProps) {
  const { page, site, title, head, fragments, blocks } = useLoaderData<VisitedPage>();
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const go = (to: string) => void navigate(routeAddress(to));
  const fetchAhead = async (to: string) => {
    const { pathname, search } = new URL(siteAddress(to), window.location.href);
    await loadBlocks((await loader.prefetch(pathname + search)).page);
  };
  const [announcement, setAnnouncement] = useState('');
  const [isMounted, setMounted] = useState(false);
  const first = useRef(location.key);
  const arrived = useRef(entryOf(location));
  const places = useKeptPlaces(arrived);
  const visit = useVisit(page);
  /** The prospect's domain, when the address names one: kept for the page, never shown. */
  const domain = useRef(domainParameter(location.pathname));
  const offer = site.popups.find(({ id }) => id === page.popup);

  /** What the finished page does not hold joins it only once React has taken the page over. */
  useEffect(() => setMounted(true), []);

  useFollowedLinks(navigate, loader);
  useEffect(() => onAnnouncement(setAnnouncement), []);

  useLayoutEffect(() => {
    shown.pathname = location.pathname;
  }, [shown, location.pathname]);

  useLayoutEffect(() => {
    if (arrived.current === entryOf(location)) return;
    arrived.current = entryOf(location);
    domain.current = domainParameter(location.pathname);
    document.title = title;
    adoptHead(head);
    arrive({ action, hash: location.hash, place: places.get(arrived.current) });
    setAnnouncement(site.labels.navigated.replace('%s', title));
  }, [location, action, site, title, head, places]);

  useEffect(() => enliveFrame(document), []);
  useEffect(() => {
    const woke = location.key === first.current;
    refreshFrame(document, { pathname: location.pathname, year: new Date().getFullYear(), woke });
  }, [location.pathname, location.key]);
  useEffect(() => revealTimed(document, undefined, visit === 'first' ? firstArrival() : undefined), [visit]);

  // The last effect of the first page whose own effects, and those of all that it holds, have run.
  useEffect(() => {
    if (isMounted) onHydrated();
  }, [isMounted, onHydrated]);

  return (
    <UiProvider>
      <NavigateProvider value={go}>
        <FetchAheadProvider value={fetchAhead}>
          <App page={page} site={site} fragments={fragments} blocks={blocks} visit={visit}>
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
