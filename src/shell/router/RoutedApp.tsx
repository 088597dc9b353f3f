import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { NavigateProvider } from '../../ui/navigate.ts';
import { App } from '../App.tsx';
import type { LoadedPage } from '../client-page.ts';
import { enliveFrame, refreshFrame } from '../frame/live-frame.ts';
import type { LoadedBlocks } from '../Parts.tsx';
import { revealTimed } from '../reveal.ts';
import { domainParameter } from './domain-parameter.ts';
import { followedAddress, internalAddress } from './internal-link.ts';
import type { PageLoader } from './load-page.ts';
import { arrive } from './scroll.ts';

const OfferPopup = lazy(async () => ({ default: (await import('../popup/OfferPopup.tsx')).OfferPopup }));
const ConsentBanner = lazy(async () => ({ default: (await import('../../consent/ConsentBanner.tsx')).ConsentBanner }));
const ClosestPages = lazy(async () => ({ default: (await import('../not-found/ClosestPages.tsx')).ClosestPages }));

/** A page with the code of its interactive blocks. */
export interface VisitedPage extends LoadedPage {
  blocks: LoadedBlocks;
}

/** Whether the visitor pays for bytes, or asked for fewer. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.type === 'cellular' || connection?.effectiveType?.includes('2g'));
}

/** The page of the current address, and what an awake page does: navigate, announce, offer, ask for consent. */
export function RoutedApp({ loader }: { loader: PageLoader }) {
  const { page, fragments, blocks } = useLoaderData<VisitedPage>();
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  const [isMounted, setMounted] = useState(false);
  const positions = useRef(new Map<string, number>());
  const first = useRef(location.key);
  const arrived = useRef(location.key);
  const pageKey = useRef({ page, count: 0 });
  if (pageKey.current.page !== page) pageKey.current = { page, count: pageKey.current.count + 1 };
  /** The prospect's domain, when the address names one: kept for the page, never shown. */
  const domain = useRef(domainParameter(location.pathname));
  const visit = pageKey.current.count === 0 ? 'first' : `visit-${pageKey.current.count}`;

  /** What the finished page does not hold joins it only once React has taken the page over. */
  useEffect(() => setMounted(true), []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(arrived.current, scrollY);
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    const resume = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', resume);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', resume);
    };
  }, []);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followedAddress(event, window.location);
      if (!url) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash, { viewTransition: true });
    };
    const prepare = (event: Event) => {
      const url = internalAddress(event.target, window.location);
      if (url && url.pathname !== window.location.pathname && !isMetered()) loader.prefetch(url.pathname + url.search);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [navigate, loader]);

  useLayoutEffect(() => {
    if (arrived.current === location.key) return;
    arrived.current = location.key;
    domain.current = domainParameter(location.pathname);
    document.title = page.documentTitle;
    arrive({ action, key: location.key, hash: location.hash }, positions.current);
    setAnnouncement(page.labels.navigated.replace('%s', page.documentTitle));
  }, [location, action, page]);

  useEffect(() => enliveFrame(document), []);
  useEffect(() => refreshFrame(document, location.pathname, new Date().getFullYear()), [location.pathname]);
  useEffect(() => (visit === 'first' ? undefined : revealTimed(document)), [visit]);

  return (
    <NavigateProvider value={(to) => void navigate(to)}>
      <App page={page} fragments={fragments} blocks={blocks} visit={visit}>
        {isMounted && (
          <>
            <p className="visually-hidden" role="status">
              {first.current === location.key ? '' : announcement}
            </p>
            <Suspense>
              {page.popup && (
                <OfferPopup
                  key={visit}
                  pageKey={visit}
                  popup={page.popup}
                  navigate={(to) => void navigate(to)}
                />
              )}
              {page.consent && <ConsentBanner consent={page.consent} gated={page.gated} />}
              {page.closest && <ClosestPages heading={page.closest} path={location.pathname} />}
            </Suspense>
          </>
        )}
      </App>
    </NavigateProvider>
  );
}
