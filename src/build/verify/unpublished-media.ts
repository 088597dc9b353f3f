import { addressMatcher } from '../../model/redirects/address-pattern.ts';
import type { HostRedirect } from '../hosting/rules.ts';
import type { Output } from '../output/output.ts';
import { describeLink, type LinkCheckOptions, targetWithinSite } from './link-check.ts';

/** Thrown if pages refer to media that no build has created or copied. */
export class UnpublishedMedia extends Error {}

interface UnpublishedMediaOptions extends Pick<LinkCheckOptions, 'base' | 'siteUrl'> {
  output: Output;
  /** For the file of each page, relative to the output folder, the addresses that may be those of media. */
  pages: ReadonlyMap<string, readonly string[]>;
  redirects: readonly HostRedirect[];
}

/**
 * Matches a file below `media/`, of the site or of an example. It has an extension, unlike a page with such an address.
 */
const MEDIA_FILE = /^\/(?:exemples\/[^/]+\/)?media\/.*\.\w+$/;

/**
 * Throws an `UnpublishedMedia` if a page refers to a picture, a film or another media file of this site that the build
 * does not write and that has no redirect.
 */
export function assertMediaPublished({ output, pages, redirects, ...place }: UnpublishedMediaOptions): void {
  const files = new Set(output.files().map(([file]) => `/${file}`));
  const redirected = redirects.map(({ from }) => addressMatcher(from));
  const isMissing = (address: string, page: string) => {
    const file = targetWithinSite(address, `/${page}`, place)?.path;
    return file && MEDIA_FILE.test(file) && !files.has(file) && !redirected.some((matches) => matches(file));
  };
  const missing = [...pages].flatMap(([page, addresses]) =>
    addresses
      .filter((address) => isMissing(address, page))
      .map((address) => describeLink({ page, address, missing: 'file' })),
  );
  if (missing.length === 0) return;
  throw new UnpublishedMedia(
    [
      'Nothing is published: pages refer to files that are neither below content/media nor made by the build.',
      ...missing,
    ].join('\n  '),
  );
}
