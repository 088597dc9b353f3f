import { isUnreadable } from '../../../model/read/refusal-of.ts';
import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/** Every media file that is named exists. */
export const rule: Rule = {
  code: 'media/missing',
  severity: 'error',
  *check({ media, sources }) {
    const names = [...sources.media.keys()];
    for (const { file, place } of media) {
      if (sources.media.has(file) || isUnreadable(sources.unreadable, file)) continue;
      const base = file.split('/').at(-1);
      const elsewhere = names.find((name) => name.split('/').at(-1) === base);
      yield { place, args: { file }, suggestion: elsewhere ?? nearest(file, names) };
    }
  },
};
