import { basePath } from './base-path.ts';

/**
 * Returns the name of an entry in the browser's storage. Sites at different paths of one host share that storage, so a
 * site with a base path (`base`, which begins and ends in a slash) includes it in its names.
 */
export function storageKey(name: string, base: string = basePath()): string {
  return base === '/' ? `vitrine:${name}` : `vitrine:${name}:${base}`;
}

/**
 * Returns the name of the entry with the draft of a form. The entry exists until the form is sent or the tab is closed.
 */
export function draftKey(form: string): string {
  return storageKey(`draft:${form}`);
}
