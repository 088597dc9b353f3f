import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { routeOf } from '../../ui/address/base-path.ts';
import { followedAddress, internalAddress } from './internal-link.ts';
import type { PageLoader } from './load-page.ts';

/** What tells that a link is about to be followed. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether the visitor pays for bytes, or asked for fewer. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.type === 'cellular' || connection?.effectiveType?.includes('2g'));
}

/** Follows every link of the site without leaving the program, and fetches the page that a link is about to ask for. */
export function useFollowedLinks(navigate: NavigateFunction, loader: PageLoader): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followedAddress(event, window.location);
      if (!url) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      // Within a page there is nothing to fade into: a picture of it would only lie over the way to the place.
      const viewTransition = url.pathname !== pathname || url.search !== search;
      void navigate((routeOf(url.pathname) ?? '/') + url.search + url.hash, { viewTransition });
    };
    const prepare = (event: Event) => {
      const url = internalAddress(event.target, window.location);
      if (url && url.pathname !== window.location.pathname && !isMetered()) loader.prefetch(url.pathname + url.search);
    };
    document.addEventListener('click', follow);
    for (const type of INTENTS) document.addEventListener(type, prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const type of INTENTS) document.removeEventListener(type, prepare);
    };
  }, [navigate, loader]);
}
