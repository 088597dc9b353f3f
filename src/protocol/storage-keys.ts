import { basePath } from './base-path.ts';

/**
 * Name of an entry in the browser's storage. Sites below different paths of one host share that storage, so a site that
 * is published below one (`base`, which begins and ends in a slash) adds it to its names.
 */
export function storageKey(name: string, base: string = basePath()): string {
  return base === '/' ? `vitrine:${name}` : `vitrine:${name}:${base}`;
}

/** Name of the entry that holds what was typed into a form, until it is sent or the tab is closed. */
export function draftKey(form: string): string {
  return storageKey(`draft:${form}`);
}
