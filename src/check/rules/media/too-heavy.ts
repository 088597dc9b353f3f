import { MAX_SHOWN_BYTES } from '../../../model/pictures/picture-sizes.ts';
import type { Rule } from '../rule.ts';

/** Maximum size of a file in bytes, by extension. */
const MAX_BYTES: [endings: RegExp, bytes: number][] = [
  [/\.svg$/i, 100_000],
  [/\.(?:png|jpe?g|webp|avif|gif)$/i, MAX_SHOWN_BYTES],
  [/\.(?:mp4|webm|mov)$/i, 8_000_000],
];

/** Files are not too large. */
export const rule: Rule = {
  code: 'media/too-heavy',
  severity: 'warning',
  *check({ sources }) {
    for (const [file, bytes] of sources.media) {
      const most = MAX_BYTES.find(([endings]) => endings.test(file))?.[1];
      if (most === undefined) continue;
      const [size, limit] = [Math.round(bytes / 1000), most / 1000];
      if (size > limit) yield { place: { file: `content/${file}`, start: 0, end: 0 }, args: { size, limit } };
    }
  },
};
