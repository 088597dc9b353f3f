import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import { routeOf } from '../../ui/address/route-of.ts';
import { onAnnouncement } from '../../ui/page/announce.ts';
import { watchClock } from '../../ui/page/watch-clock.ts';
import { updateDates } from '../frame/dated.ts';
import { addFrameBehaviour, updateFrame, updateTimes } from '../frame/frame-behaviour.ts';
import { addRowSteps } from '../frame/row-steps.ts';
import type { LoadedPage } from '../page/client-page.ts';
import { firstArrival, revealTimedSections } from '../page/reveal-sections.ts';
import { domainParameter } from './domain-parameter.ts';
import { scrollAfterNavigation } from './scroll-after-navigation.ts';
import { syncHead } from './sync-head.ts';
import { entryOf, type ScrollPosition } from './use-scroll-restoration.ts';

/** The path of the page that the document shows. */
export interface ShownPath {
  pathname: string;
}

/** Whether the page has been hydrated. Parts that the server did not render are mounted then, to avoid a mismatch. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/**
 * Listens to announcements. Returns the last one, and a function that announces a new page. A text that is announced
 * between the change of the address and the new page is announced once more with the new page.
 */
export function useAnnouncements(shown: ShownPath) {
  const [announcement, setAnnouncement] = useState('');
  const early = useRef('');
  useEffect(
    () =>
      onAnnouncement((text) => {
        if (routeOf(window.location.pathname) !== shown.pathname) early.current = text;
        setAnnouncement(text);
      }),
    [shown],
  );
  const announcePage = useCallback((text: string) => {
    setAnnouncement([text, early.current].filter(Boolean).join('. '));
    early.current = '';
  }, []);
  return { announcement, announcePage };
}

/** Updates the path of the shown page. */
export function useShownPath(shown: ShownPath): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shown.pathname = pathname;
  }, [shown, pathname]);
}

interface NavigationEnd extends Pick<LoadedPage, 'documentTitle' | 'head'> {
  /** The current history entry. */
  entry: RefObject<string>;
  positions: ReadonlyMap<string, ScrollPosition>;
  site: ClientSite;
  announcePage: (text: string) => void;
}

/** Completes a navigation before the new page is painted: updates the head, scrolls, focuses, announces the page. */
export function useNavigationEnd({ entry, positions, site, documentTitle, head, announcePage }: NavigationEnd): void {
  const location = useLocation();
  const action = useNavigationType();
  /** The prospect's domain, if the address contains one. The specification (2.10) asks for it; nothing shows it. */
  const domain = useRef(domainParameter(location.pathname));
  useLayoutEffect(() => {
    if (entry.current === entryOf(location)) return;
    // Scroll positions are recorded for this entry, so it changes before the page is scrolled.
    entry.current = entryOf(location);
    domain.current = domainParameter(location.pathname);
    document.title = documentTitle;
    syncHead(head);
    scrollAfterNavigation({ action, hash: location.hash, position: positions.get(entry.current) });
    announcePage(site.labels.navigated.replace('%s', documentTitle));
  }, [location, action, entry, positions, site, documentTitle, head, announcePage]);
}

/**
 * Adds the behaviour of header, footer and rows of items, and updates header and footer after each navigation. Dates,
 * times and opening state follow the clock.
 */
export function useHeaderAndFooter(site: ClientSite): void {
  const { pathname, key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => addFrameBehaviour(document), []);
  useEffect(() => addRowSteps(document), []);
  useEffect(() => {
    updateFrame(document, { pathname, isFirstPage: key === firstKey.current });
    return watchClock(() => {
      updateDates(document.documentElement);
      updateTimes(document, site, new Date());
    });
  }, [pathname, key, site]);
}

/** Shows the timed sections of a visited page when they are due. */
export function useTimedSections(visit: string): void {
  useEffect(() => revealTimedSections(document, undefined, visit === 'first' ? firstArrival() : undefined), [visit]);
}

/** Calls `onHydrated` once the page is hydrated and the parts that are only mounted then are rendered. */
export function useHydrated(isMounted: boolean, onHydrated: () => void): void {
  useEffect(() => {
    if (isMounted) onHydrated();
  }, [isMounted, onHydrated]);
}
