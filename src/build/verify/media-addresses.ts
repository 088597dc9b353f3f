import { readReferences } from './html-references.ts';

/**
 * Quick first test of a page's path followed by an address in it. Few pass, and only these may refer to a media file,
 * encoded or not.
 */
const MAY_BE_MEDIA = /media|%/i;

/**
 * Returns the addresses in the HTML of a page that may be those of media files of this site. `path` is the path of the
 * page.
 */
export function mediaAddresses(html: string, path: string): string[] {
  return [...readReferences(html).addresses].filter((address) => MAY_BE_MEDIA.test(path + address));
}
