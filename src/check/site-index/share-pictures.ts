import { objectAt, type Raw } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';

/** A page's own picture for social networks, with its pointer. */
export interface SharePicture {
  picture: Raw;
  pointer: string;
}

/** Returns the pages' own pictures for social networks, which replace the generated ones. */
export function findSharePictures({ pages }: Pick<SiteParts, 'pages'>): SharePicture[] {
  return pages.flatMap(({ value, pointer }) => {
    const picture = objectAt(value, 'picture');
    return Object.keys(picture).length > 0 ? [{ picture, pointer: `${pointer}/picture` }] : [];
  });
}
