import type { Place } from '../../../diagnostics/diagnostic.ts';
import { pictureName } from '../../../model/pictures/picture-sizes.ts';
import { photoFiles } from '../../../model/resolve/photo-files.ts';
import { placesByNear } from '../../site-index/unresolved.ts';
import type { Rule } from '../rule.ts';

/** Returns the name of a file without size and extension: a picture in several sizes and formats has one name. */
function stem(file: string): string {
  return file.replace(/(?:-\d+)?\.\w+$/, '');
}

/** Orders the files of a picture: the narrowest first, WebP after AVIF. */
function byWidth(one: string, other: string): number {
  const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? 0);
  return widthOf(one) - widthOf(other) || (one < other ? -1 : 1);
}

/**
 * Every media file is shown somewhere. Other sizes and formats of a shown file count as shown. A picture of which no
 * file is shown is reported once.
 */
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
  *check(site) {
    const { media, guides, sources } = site;
    const photos = [...guides.values()]
      .filter(({ frontMatter }) => frontMatter.photo)
      .flatMap(({ path }) => photoFiles(path.slice(1)));
    const names = [...sources.media.keys()];
    const used = new Set([...media.map(({ file }) => file), ...photos.map(({ source }) => source)].map(stem));
    // A misspelt file name is reported where the file is shown.
    const intended = new Map<string, Place[]>();
    for (const [near, places] of placesByNear(site.unresolvedMedia)) {
      intended.set(stem(near), [...(intended.get(stem(near)) ?? []), ...places]);
    }
    const hiding = site.placesHiding;
    const unused = new Map<string, string[]>();
    for (const file of names) {
      if (used.has(stem(file)) || file.endsWith('.md')) continue;
      unused.set(pictureName(file), [...(unused.get(pictureName(file)) ?? []), file]);
    }
    for (const files of unused.values()) {
      const widest = files.sort(byWidth).at(-1) ?? '';
      const holding = files.flatMap((file) => site.placesHolding(file));
      const causes = [...hiding, ...holding, ...(intended.get(stem(widest)) ?? [])];
      yield { place: { file: `content/${widest}`, start: 0, end: 0 }, causes };
    }
  },
};
