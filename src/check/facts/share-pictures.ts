import { objectAt, type Raw } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';

/** The picture that a page brings for social networks, with its pointer. */
export interface SharePicture {
  picture: Raw;
  pointer: string;
}

/** Pictures that pages bring for social networks, in the place of the drawn ones. */
export function findSharePictures({ pages }: Pick<SiteParts, 'pages'>): SharePicture[] {
  return pages.flatMap(({ value, pointer }) => {
    const picture = objectAt(value, 'picture');
    return Object.keys(picture).length > 0 ? [{ picture, pointer: `${pointer}/picture` }] : [];
  });
}
