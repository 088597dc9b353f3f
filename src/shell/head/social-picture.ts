import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { absoluteMediaAddress, addressAt } from '../../text/addresses.ts';
import { hasSocialPicture, socialFile, socialSize } from '../../text/files.ts';

/** The preview picture of links to a page; lengths in pixels. */
interface SocialPicture {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** Returns the preview picture of a page: the manifest's, or otherwise the drawn one, if the build draws any. */
export function socialPicture(page: ResolvedPage, shell: Shell): SocialPicture | undefined {
  const { picture } = page;
  if (picture) {
    const { source, alt, width, height } = picture;
    return { url: absoluteMediaAddress(shell, source), alt, width, height };
  }
  if (!shell.hasSocialPictures || !hasSocialPicture(page)) return undefined;
  return {
    url: addressAt(shell.siteUrl, `/${socialFile(page.path)}`),
    alt: `${page.title} – ${shell.siteName}`,
    ...socialSize,
  };
}
