import type { Rule } from '../rule.ts';

/**
 * Maximum size of a file in kilobytes, by extension. A phone on a slow network (1.6 Mbit/s) loads an image of that size
 * in about two seconds.
 */
const LIMITS: [endings: RegExp, kilobytes: number][] = [
  [/\.svg$/i, 100],
  [/\.(?:png|jpe?g|webp|avif|gif)$/i, 400],
  [/\.(?:mp4|webm|mov)$/i, 8000],
];

/** Files are not too large. */
export const rule: Rule = {
  code: 'media/too-heavy',
  severity: 'warning',
  *check({ sources }) {
    for (const [file, bytes] of sources.media) {
      const limit = LIMITS.find(([endings]) => endings.test(file))?.[1];
      const size = Math.round(bytes / 1000);
      if (limit !== undefined && size > limit) {
        yield { place: { file: `content/${file}`, start: 0, end: 0 }, args: { size, limit } };
      }
    }
  },
};
