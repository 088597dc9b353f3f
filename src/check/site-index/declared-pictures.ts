import type { PictureSize } from '../../model/pictures/size.ts';
import type { SiteParts, StringUse } from './site-parts.ts';

/** A picture declared in the manifest, whose real size is known. */
export interface DeclaredPicture {
  use: StringUse;
  /** Pointer of the object with the properties of the picture. */
  pointer: string;
  source: string;
  size: PictureSize;
}

/** Returns the real size of a media file; `undefined` if it is missing, not a picture, or without a size. */
export function trueSize({ sources }: Pick<SiteParts, 'sources'>, file: string): PictureSize | undefined {
  return sources.media.has(file) ? sources.picture?.(file)?.size : undefined;
}

/** Yields the pictures of the manifest with a known real size. */
export function* findDeclaredPictures(site: Pick<SiteParts, 'sources' | 'ofKind'>): Generator<DeclaredPicture> {
  for (const use of site.ofKind('media')) {
    if (use.key !== 'source' || Object.hasOwn(use.holder, 'mime') || use.document !== site.sources.manifest) continue;
    const source = use.value.replace(/^\.?\//, '');
    const size = trueSize(site, source);
    if (size) yield { use, pointer: use.pointer.replace(/\/source$/, ''), source, size };
  }
}

/** Whether two sizes have the same proportions. Rounding is tolerated: 1.5 pixels, or 2 % if that is more. */
export function isSameShape(one: PictureSize, other: PictureSize): boolean {
  const height = (one.width * other.height) / other.width;
  const width = (one.height * other.width) / other.height;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(1.5, b * 0.02);
  return isNear(one.height, height) || isNear(one.width, width);
}
