import type { Manifest } from '../../model/types.generated.ts';

/** Addresses of the frames that the pages of a site hold. */
export function framesOf({ pages }: Pick<Manifest, 'pages'>): string[] {
  const blocks = pages.flatMap(({ sections }) => sections);
  return [...new Set(blocks.flatMap((block) => (block.type === 'booking' ? [block.url] : [])))];
}
