import { BASE_PATH } from './attributes.ts';

/**
 * The path that the site of this document is published under, which begins and ends in a slash. It is read from the
 * document, because one program serves sites below different paths. `/` on the server, which renders every site there.
 */
export function basePath(): string {
  return import.meta.env.SSR ? '/' : (document.documentElement.getAttribute(BASE_PATH) ?? '/');
}
