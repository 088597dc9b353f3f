import { BASE_PATH } from './attributes.ts';

/**
 * Returns the base path of this document's site, which begins and ends in a slash. It is read from the document,
 * because one program serves sites at different paths. `/` on the server, where every site is rendered for the root.
 */
export function basePath(): string {
  return import.meta.env.SSR ? '/' : (document.documentElement.getAttribute(BASE_PATH) ?? '/');
}
