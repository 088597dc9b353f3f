import type { Rule } from '../rule.ts';

/** Names of the files that one file stands for: pictures in several sizes and formats go by one name. */
function stem(file: string): string {
  return file.replace(/(?:-\d+)?\.\w+$/, '');
}

/** Every media file is shown somewhere. Other sizes and formats of a file that is shown count as shown. */
export const rule: Rule = {
  code: 'media/unused',
  severity: 'warning',
  *check({ media, sources }) {
    const used = new Set(media.map(({ file }) => stem(file)));
    for (const file of sources.media.keys()) {
      if (used.has(stem(file)) || file.endsWith('.md')) continue;
      yield { place: { file: `content/${file}`, offset: 0, length: 0 } };
    }
  },
};
