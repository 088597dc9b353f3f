import { frenchTypography } from '../../text/typography.ts';
import type { Sources } from '../read/source.ts';
import type { FrontMatter } from '../types.generated.ts';
import { photoFiles } from './photo-files.ts';
import type { GuidePhoto } from './resolved.ts';

/**
 * Returns the photo of a guide (`section/x`), or `undefined` unless all its files have been fetched, so that no page
 * has a missing image.
 */
export function resolvePhoto(
  guide: string,
  declared: FrontMatter['photo'],
  media: Sources['media'],
): GuidePhoto | undefined {
  if (!declared) return undefined;
  const files = photoFiles(guide);
  if (!files.every(({ source }) => media.has(source))) return undefined;
  const { alt, credit } = declared;
  return { alt: frenchTypography(alt), ...(credit ? { credit: frenchTypography(credit) } : {}), files };
}
