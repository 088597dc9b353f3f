import type { Place } from '../../diagnostics/diagnostic.ts';
import { offeredFormats } from '../../model/pictures/offered-file.ts';
import type { PictureFacts } from '../../model/pictures/read-picture.ts';
import type { SiteParts } from './site-parts.ts';

/** A file of `content/media` that may be published, at one of its uses, and what it is by its bytes. */
export interface MediaFile {
  file: string;
  place: Place;
  picture: PictureFacts;
}

/**
 * Every media file that may be published, once for each use; one that nothing uses is listed too, since a page may name
 * it in its text. Files that are missing or empty are left out, and those whose ending is not published.
 */
export function* findMediaFiles({ media, sources }: Pick<SiteParts, 'media' | 'sources'>): Generator<MediaFile> {
  const used = new Set(media.map(({ file }) => file));
  const unused = [...sources.media.keys()].filter((file) => !used.has(file));
  const uses = [...media, ...unused.map((file) => ({ file, place: { file: `content/${file}`, start: 0, end: 0 } }))];
  for (const { file, place } of uses) {
    if (!offeredFormats(file) || !sources.media.get(file) || !sources.picture) continue;
    yield { file, place, picture: sources.picture(file) ?? { format: 'unknown', isCut: false } };
  }
}
