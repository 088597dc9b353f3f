import { createContext, useContext } from 'react';
import { siteAddress } from '../address/site-address.ts';

/** Goes to an address of the site: with the router once the program is awake, otherwise by the browser. */
export type Navigate = (to: string) => void;

const NavigateContext = createContext<Navigate>((to) => window.location.assign(siteAddress(to)));

/** Gives the way to another page to everything below. */
export const NavigateProvider = NavigateContext.Provider;

/** Fetches a page of the site with all that it needs; rejects when it cannot be had. */
export type FetchAhead = (to: string) => Promise<unknown>;

const FetchAheadContext = createContext<FetchAhead>(async () => undefined);

/** Lets everything below find out whether a page can be had. */
export const FetchAheadProvider = FetchAheadContext.Provider;

/** How to find out whether a page can be had, before this one is left for it. */
export function useFetchAhead(): FetchAhead {
  return useContext(FetchAheadContext);
}

/** The way to another page of the site. */
export function useNavigatePage(): Navigate {
  return useContext(NavigateContext);
}
