import type { PictureFacts } from '../../pictures/read-picture.ts';
import type { MediaUse, SiteContext } from '../context/context.ts';
import { isPictureFile } from './picture-file.ts';

/** Something that is shown as a picture, and what its file is by its bytes. */
export interface ShownPicture extends MediaUse {
  facts: PictureFacts;
}

/** All that is shown as a picture, but for files that are missing, empty, or of another kind by their very names. */
export function* shownPictures({ media, sources }: Pick<SiteContext, 'media' | 'sources'>): Generator<ShownPicture> {
  for (const use of media) {
    if (!use.isPicture || !isPictureFile(use.file) || !sources.media.get(use.file)) continue;
    const facts = sources.picture?.(use.file);
    if (facts) yield { ...use, facts };
  }
}
