import { readReferences } from './html-references.ts';

/** A quick test for the address of a media file or of its page, encoded or not: few match. */
const MAY_BE_MEDIA = /media|%/i;

/**
 * Returns the addresses in the HTML of a page that may be those of media files of this site. `path` is that of the
 * page.
 */
export function mediaAddresses(html: string, path: string): string[] {
  return [...readReferences(html).addresses].filter((address) => MAY_BE_MEDIA.test(path + address));
}
