import { createContext, useContext } from 'react';
import { siteAddress } from './site-address.ts';

/** Goes to an address of the site: with the router once the program is awake, otherwise by the browser. */
export type Navigate = (to: string) => void;

const NavigateContext = createContext<Navigate>((to) => window.location.assign(siteAddress(to)));

/** Gives the way to another page to everything below. */
export const NavigateProvider = NavigateContext.Provider;

/** The way to another page of the site. */
export function useNavigatePage(): Navigate {
  return useContext(NavigateContext);
}
