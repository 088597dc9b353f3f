import { isSameShape } from '../../facts/declared-pictures.ts';
import type { Rule } from '../rule.ts';

/** Name of a picture without its folder, its width and its ending. */
function stem(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/(?:-\d+)?\.\w+$/, '').toLowerCase();
}

/** Whether names may be those of one picture: one of them begins as the other is called. */
function areAlike(one: string, other: string): boolean {
  return stem(one).startsWith(stem(other)) || stem(other).startsWith(stem(one));
}

/** The other sizes of a picture show that picture: a new one does not keep those of the old. */
export const rule: Rule = {
  code: 'media/stale-variant',
  severity: 'warning',
  *check(facts) {
    const stale = facts.pictureVariants.filter(
      ({ file, source, size, sourceSize }) => !isSameShape(size, sourceSize) || !areAlike(file, source),
    );
    // All of a picture are left behind together.
    yield* stale.map(({ file, source, place }) => ({
      subject: `${source} ${stem(file)}`,
      place,
      args: { file, source },
    }));
  },
};
