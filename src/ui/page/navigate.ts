import { createContext, useContext } from 'react';
import { siteAddress } from '../address/site-address.ts';

/** Goes to an address of the site: by the router on a hydrated page, otherwise by the browser. */
export type Navigate = (to: string) => void;

const NavigateContext = createContext<Navigate>((to) => window.location.assign(siteAddress(to)));

/** Provides navigation to everything below. */
export const NavigateProvider = NavigateContext.Provider;

/** Prefetches a page of the site with the code of its blocks. Rejects if it cannot be fetched. */
export type FetchAhead = (to: string) => Promise<unknown>;

const FetchAheadContext = createContext<FetchAhead>(async () => undefined);

/** Provides prefetching to everything below. */
export const FetchAheadProvider = FetchAheadContext.Provider;

/** Prefetches a page, and so finds out whether it can be fetched before this one is left. */
export function useFetchAhead(): FetchAhead {
  return useContext(FetchAheadContext);
}

/** Navigation to another page of the site. */
export function useNavigatePage(): Navigate {
  return useContext(NavigateContext);
}
