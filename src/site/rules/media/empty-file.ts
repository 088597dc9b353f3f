import type { Rule } from '../rule.ts';

/** A media file that is shown holds something. */
export const rule: Rule = {
  code: 'media/empty-file',
  severity: 'error',
  subsumedBy: ['media/not-a-picture'],
  *check({ media, sources }) {
    for (const { file, place } of media) {
      if (sources.media.get(file) === 0) yield { place, args: { file } };
    }
  },
};
