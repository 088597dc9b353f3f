import type { Place } from '../../diagnostics/diagnostic.ts';
import { offeredFormats } from '../../model/pictures/offered-file.ts';
import type { PictureProperties } from '../../model/pictures/read-picture.ts';
import type { SiteParts } from './site-parts.ts';

/** A publishable file of `content/media`, one of its uses, and its properties. */
export interface MediaFile {
  file: string;
  place: Place;
  picture: PictureProperties;
}

/**
 * Yields all media files that may be published, once for each use. Unused files are included, because the text of a
 * page may name them. Missing and empty files, and files with an extension that is not published, are left out.
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
