import { inStyle, type UrlStyle } from '../../text/addresses.ts';

/** Whether a route has a parameter, like `/offer/:domain`. */
export function hasParameter(route: string): boolean {
  return /\/:/.test(route);
}

/**
 * Returns the address of the single page of a route with parameters. The route itself must not match it, because some
 * hosts apply a rewrite to its own target.
 */
export function sharedAddress(route: string): string {
  return hasParameter(route) ? `/_routes${route.replace(/\/:/g, '/')}` : route;
}

/** Returns the file of a route, relative to the output folder. */
export function outputFile(route: string, urls: UrlStyle): string {
  const address = sharedAddress(route).slice(1);
  if (address === '') return 'index.html';
  return urls === 'directory' ? `${address}/index.html` : `${address}.html`;
}

/** Returns the address of a route's file on hosts. If pages are folders, it is the address of the folder. */
export function fileAddress(route: string, urls: UrlStyle): string {
  return urls === 'directory' ? inStyle(sharedAddress(route), urls) : `/${outputFile(route, urls)}`;
}
