import { nearest } from '../../../text/nearest.ts';
import { photoFiles } from '../../resolve/photo-files.ts';
import { isHiding } from '../hiding.ts';
import type { Rule } from '../rule.ts';

/** Names of the files that one file stands for: pictures in several sizes and formats go by one name. */
function stem(file: string): string {
  return file.replace(/(?:-\d+)?\.\w+$/, '');
}

/** Every media file is shown somewhere. Other sizes and formats of a file that is shown count as shown. */
export const rule: Rule = {
  code: 'media/unused',
  severity: 'warning',
  *check(context) {
    if (isHiding(context)) return;
    const { media, guides, sources, isMentioned } = context;
    const photos = [...guides.values()]
      .filter(({ matter }) => matter.photo)
      .flatMap(({ path }) => photoFiles(path.slice(1)));
    const names = [...sources.media.keys()];
    // A file whose name is misspelt where it is shown is reported there.
    const shown = media.map(({ file }) => (sources.media.has(file) ? file : (nearest(file, names) ?? file)));
    const used = new Set([...shown, ...photos.map(({ source }) => source)].map(stem));
    for (const file of sources.media.keys()) {
      if (used.has(stem(file)) || file.endsWith('.md') || isMentioned(file)) continue;
      yield { place: { file: `content/${file}`, offset: 0, length: 0 } };
    }
  },
};
