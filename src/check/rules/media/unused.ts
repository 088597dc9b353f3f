import type { Place } from '../../../diagnostics/diagnostic.ts';
import { photoFiles } from '../../../model/resolve/photo-files.ts';
import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/** Name of a file without size and extension: a picture in several sizes and formats has one name. */
function stem(file: string): string {
  return file.replace(/(?:-\d+)?\.\w+$/, '');
}

/** Every media file is shown somewhere. Other sizes and formats of a shown file count as shown. */
export const rule: Rule = {
  code: 'media/unused',
  severity: 'warning',
  subsumedBy: [
    'schema/*',
    'reference/missing-part',
    'reference/unknown',
    'link/unknown-page',
    'link/inexact-path',
    'media/missing',
  ],
  *check(facts) {
    const { media, guides, sources } = facts;
    const photos = [...guides.values()]
      .filter(({ frontMatter }) => frontMatter.photo)
      .flatMap(({ path }) => photoFiles(path.slice(1)));
    const names = [...sources.media.keys()];
    const used = new Set([...media.map(({ file }) => file), ...photos.map(({ source }) => source)].map(stem));
    // A misspelt file name is reported where the file is shown.
    const meant = new Map<string, Place[]>();
    for (const { file, place } of media) {
      const near = sources.media.has(file) ? undefined : nearest(file, names);
      if (near === undefined) continue;
      meant.set(stem(near), [...(meant.get(stem(near)) ?? []), place]);
    }
    const hiding = facts.placesHiding;
    for (const file of sources.media.keys()) {
      if (used.has(stem(file)) || file.endsWith('.md')) continue;
      const causes = [...hiding, ...facts.placesHolding(file), ...(meant.get(stem(file)) ?? [])];
      yield { place: { file: `content/${file}`, start: 0, end: 0 }, causes };
    }
  },
};
