import { readFileSync } from 'node:fs';
import { addressMatcher } from '../../model/redirects/address-pattern.ts';
import type { HostRedirect } from '../hosting/rules.ts';
import type { Output } from '../output/output.ts';
import { readReferences } from './html-references.ts';
import { describeLink, internalTarget, type LinkCheckOptions } from './link-check.ts';

/** Thrown if pages refer to media that no build has created or copied. */
export class UnpublishedMedia extends Error {}

interface UnpublishedMediaOptions extends Pick<LinkCheckOptions, 'base' | 'siteUrl'> {
  output: Output;
  /** Files of pages, relative to the published folder. */
  pages: readonly string[];
  redirects: readonly HostRedirect[];
}

/** Matches a file below `media/`, of the site or of an example; a page may also have such an address. */
const MEDIA_FILE = /^\/(?:exemples\/[^/]+\/)?media\/.*\.\w+$/;

/** A quick test for such an address or its page, encoded or not: few match, and resolving an address is slow. */
const MAY_BE_MEDIA = /media|%/i;

/**
 * Throws an `UnpublishedMedia` if a page to be published refers to a picture, a film or another media file of this site
 * that is not published and has no redirect.
 */
export function assertMediaPublished({ output, pages, redirects, ...place }: UnpublishedMediaOptions): void {
  const files = new Set(output.files().map(([file]) => `/${file}`));
  const redirected = redirects.map(({ from }) => addressMatcher(from));
  const isMissing = (address: string, page: string) => {
    if (!MAY_BE_MEDIA.test(page + address)) return false;
    const file = internalTarget(address, `/${page}`, place)?.path;
    return file && MEDIA_FILE.test(file) && !files.has(file) && !redirected.some((matches) => matches(file));
  };
  const missing = pages.flatMap((page) =>
    [...readReferences(readFileSync(output.locate(page), 'utf8')).addresses]
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
