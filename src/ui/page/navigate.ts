import { createContext, useContext } from 'react';
import { siteAddress } from '../address/site-address.ts';

/** Navigates to an address of the site: with the router on a hydrated page, otherwise with the browser. */
export type Navigate = (to: string) => void;

const NavigateContext = createContext<Navigate>((to) => window.location.assign(siteAddress(to)));

/** Provides navigation to everything below. */
export const NavigateProvider = NavigateContext.Provider;

/** Prefetches a page of the site with the code of its blocks. Rejects if it cannot be fetched. */
type FetchAhead = (to: string) => Promise<unknown>;

const FetchAheadContext = createContext<FetchAhead>(async () => undefined);

/** Provides prefetching to everything below. */
export const FetchAheadProvider = FetchAheadContext.Provider;

/**
 * Returns a function that prefetches a page, and so finds out before the current page is left whether the other can be
 * loaded.
 */
export function useFetchAhead(): FetchAhead {
  return useContext(FetchAheadContext);
}

/** Returns a function that navigates to another page of the site. */
export function useNavigatePage(): Navigate {
  return useContext(NavigateContext);
}
