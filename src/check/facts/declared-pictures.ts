import type { PictureSize } from '../../model/pictures/size.ts';
import type { SiteParts, StringUse } from './site-parts.ts';

/** A picture as the manifest declares it, whose size its file tells. */
export interface DeclaredPicture {
  use: StringUse;
  /** Pointer of the object that holds it. */
  pointer: string;
  source: string;
  size: PictureSize;
}

/** The size of a media file by its bytes; nothing where it is missing, no picture, or does not say it. */
export function trueSize({ sources }: Pick<SiteParts, 'sources'>, file: string): PictureSize | undefined {
  return sources.media.has(file) ? sources.picture?.(file)?.size : undefined;
}

/** The pictures of the manifest whose files tell their size. */
export function* findDeclaredPictures(facts: Pick<SiteParts, 'sources' | 'ofKind'>): Generator<DeclaredPicture> {
  for (const use of facts.ofKind('media')) {
    if (use.key !== 'source' || Object.hasOwn(use.holder, 'mime') || use.document !== facts.sources.manifest) continue;
    const source = use.value.replace(/^\.?\//, '');
    const size = trueSize(facts, source);
    if (size) yield { use, pointer: use.pointer.replace(/\/source$/, ''), source, size };
  }
}

/** Whether two sizes have the same proportions, give or take what rounding to whole pixels makes of them. */
export function isSameShape(one: PictureSize, other: PictureSize): boolean {
  const height = (one.width * other.height) / other.width;
  const width = (one.height * other.width) / other.height;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(1.5, b * 0.02);
  return isNear(one.height, height) || isNear(one.width, width);
}
