import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { routeOf } from '../../ui/address/route-of.ts';
import { clickedAddress, internalAddress } from './internal-link.ts';
import { isSamePage } from './is-same-page.ts';
import type { PageLoader } from './load-page.ts';

/** Events that usually precede a click on a link. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether the connection is metered or slow, or the visitor asked to save data. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.type === 'cellular' || connection?.effectiveType?.includes('2g'));
}

/** Routes clicks on the site's links, and prefetches the page of a link that is about to be clicked. */
export function useLinkNavigation(navigate: NavigateFunction, loader: PageLoader): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = clickedAddress(event, window.location);
      if (!url) return;
      event.preventDefault();
      // No transition within a page, because the snapshot would hide the scrolling.
      const viewTransition = !isSamePage(new URL(window.location.href), url);
      void navigate((routeOf(url.pathname) ?? '/') + url.search + url.hash, { viewTransition });
    };
    const prefetch = (event: Event) => {
      const url = internalAddress(event.target, window.location);
      if (url && url.pathname !== window.location.pathname && !isMetered()) loader.prefetch(url.pathname + url.search);
    };
    document.addEventListener('click', onClick);
    for (const type of INTENTS) document.addEventListener(type, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of INTENTS) document.removeEventListener(type, prefetch);
    };
  }, [navigate, loader]);
}
