import { mediaFile } from '../../text/files.ts';
import type { MarkdownUse, MediaUse, StringUse } from './site-parts.ts';

/** Pointers of the files of a film, whether or not their types are correct. */
const OF_FILM = /\/sources\/\d+\/source$/;

/** Whether a media file of the manifest is a picture: films have sources and captions. */
function isPicture({ kind, pointer, key }: StringUse): boolean {
  return kind === 'media' && key !== 'captions' && !OF_FILM.test(pointer);
}

/** Returns all uses of files of `content/media`. */
export function collectMedia({ strings, documents }: { strings: StringUse[]; documents: MarkdownUse[] }): MediaUse[] {
  const inStrings = strings.flatMap((use): MediaUse[] => {
    const file = use.kind === 'media' ? use.value.replace(/^\.?\//, '') : mediaFile(use.value);
    if (file === undefined || (use.kind !== 'media' && use.kind !== 'frame-url' && use.kind !== 'link')) return [];
    return [{ file, place: use.locate(), isPicture: isPicture(use), isFrame: use.kind === 'frame-url' }];
  });
  const inMarkdown = documents.flatMap(({ analysis, placeOf }) =>
    analysis.links.flatMap(({ to, destination, isImage }): MediaUse[] => {
      const file = mediaFile(to);
      return file === undefined ? [] : [{ file, place: placeOf(destination), isPicture: isImage, isFrame: false }];
    }),
  );
  return [...inStrings, ...inMarkdown];
}
