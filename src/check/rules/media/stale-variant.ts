import { isSameShape } from '../../site-index/declared-pictures.ts';
import type { Rule } from '../rule.ts';

/** Returns the name of a picture without folder, width and extension. */
function stem(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/(?:-\d+)?\.\w+$/, '').toLowerCase();
}

/** Whether two names may belong to the same picture: one begins with the other. */
function areAlike(one: string, other: string): boolean {
  return stem(one).startsWith(stem(other)) || stem(other).startsWith(stem(one));
}

/** Other sizes of a picture show the same picture, and not an earlier version. */
export const rule: Rule = {
  code: 'media/stale-variant',
  severity: 'warning',
  *check(site) {
    const stale = site.pictureVariants.filter(
      ({ file, source, size, sourceSize }) => !isSameShape(size, sourceSize) || !areAlike(file, source),
    );
    // All sizes of a picture become outdated together, so they are one finding.
    yield* stale.map(({ file, source, place }) => ({
      subject: `${source} ${stem(file)}`,
      place,
      args: { file, source },
    }));
  },
};
