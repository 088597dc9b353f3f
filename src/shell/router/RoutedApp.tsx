import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ConsentBanner } from '../../consent/ConsentBanner.tsx';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import { routeOf } from '../../ui/address/route-of.ts';
import { routeAddress, siteAddress } from '../../ui/address/site-address.ts';
import { onAnnouncement } from '../../ui/page/announce.ts';
import { FetchAheadProvider, NavigateProvider } from '../../ui/page/navigate.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { updateDates } from '../frame/dated.ts';
import { addFrameBehaviour, updateFrame } from '../frame/frame-behaviour.ts';
import { addRowSteps } from '../frame/row-steps.ts';
import { App } from '../page/App.tsx';
import { BlockBoundary } from '../page/BlockBoundary.tsx';
import type { LoadedPage } from '../page/client-page.ts';
import { loadBlocks } from '../page/load-blocks.ts';
import type { LoadedBlocks } from '../page/PageSections.tsx';
import { firstArrival, revealTimedSections } from '../page/reveal-sections.ts';
import { OfferPopup } from '../popup/OfferPopup.tsx';
import { Announcer } from './Announcer.tsx';
import { domainParameter } from './domain-parameter.ts';
import type { PageLoader } from './load-page.ts';
import { scrollAfterNavigation } from './scroll-after-navigation.ts';
import { syncHead } from './sync-head.ts';
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
  /** Updated to the path of the page that the document shows. */
  shown: { pathname: string };
  /** Called once the page is hydrated, so that React handles links and controls. */
  onHydrated: () => void;
}

/**
 * The page of the current address, with the functions of hydrated pages: navigation, announcements, offers, consent.
 */
export function RoutedApp({ loader, shown, onHydrated }: RoutedAppProps) {
  const { page, site, documentTitle, head, staticHtml, blocks } = useLoaderData<VisitedPage>();
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const go = (to: string) => void navigate(routeAddress(to));
  const prefetch = async (to: string) => {
    const { pathname, search } = new URL(siteAddress(to), window.location.href);
    await loadBlocks((await loader.prefetch(pathname + search)).page);
  };
  const [announcement, setAnnouncement] = useState('');
  const [isMounted, setMounted] = useState(false);
  const firstKey = useRef(location.key);
  const entry = useRef(entryOf(location));
  const positions = useScrollRestoration(entry);
  const visit = useVisit(page);
  /** The prospect's domain, if the address contains one: stored for the page, never shown. */
  const domain = useRef(domainParameter(location.pathname));
  const offer = site.popups.find(({ id }) => id === page.popup);

  /** Parts that the server did not render are mounted after hydration, to avoid a mismatch. */
  useEffect(() => setMounted(true), []);

  useLinkNavigation(navigate, loader);
  /** Announcements between the change of the address and the new page. */
  const early = useRef('');
  useEffect(
    () =>
      onAnnouncement((text) => {
        if (routeOf(window.location.pathname) !== shown.pathname) early.current = text;
        setAnnouncement(text);
      }),
    [shown],
  );

  useLayoutEffect(() => {
    shown.pathname = location.pathname;
  }, [shown, location.pathname]);

  useLayoutEffect(() => {
    if (entry.current === entryOf(location)) return;
    entry.current = entryOf(location);
    domain.current = domainParameter(location.pathname);
    document.title = documentTitle;
    syncHead(head);
    scrollAfterNavigation({ action, hash: location.hash, position: positions.get(entry.current) });
    const arrival = site.labels.navigated.replace('%s', documentTitle);
    setAnnouncement([arrival, early.current].filter(Boolean).join('. '));
    early.current = '';
  }, [location, action, site, documentTitle, head, positions]);

  useEffect(() => addFrameBehaviour(document), []);
  useEffect(() => addRowSteps(document), []);
  useEffect(() => {
    const isFirstPage = location.key === firstKey.current;
    updateDates(document.documentElement);
    updateFrame(document, { pathname: location.pathname, now: new Date(), opening: site, isFirstPage });
  }, [location.pathname, location.key, site]);
  useEffect(() => revealTimedSections(document, undefined, visit === 'first' ? firstArrival() : undefined), [visit]);

  // This is the last effect, so all other effects of the page have run.
  useEffect(() => {
    if (isMounted) onHydrated();
  }, [isMounted, onHydrated]);

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
