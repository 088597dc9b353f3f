import { isPictureFile } from '../pictures/picture-file.ts';
import type { PictureFacts } from '../pictures/read-picture.ts';
import type { MediaUse, SiteParts } from './site-parts.ts';

/** Something that is shown as a picture, and what its file is by its bytes. */
export interface ShownPicture extends MediaUse {
  picture: PictureFacts;
}

/** All that is shown as a picture, but for files that are missing, empty, or of another kind by their very names. */
export function* findShownPictures({ media, sources }: Pick<SiteParts, 'media' | 'sources'>): Generator<ShownPicture> {
  for (const use of media) {
    if (!use.isPicture || !isPictureFile(use.file) || !sources.media.get(use.file)) continue;
    const picture = sources.picture?.(use.file);
    if (picture) yield { ...use, picture };
  }
}
