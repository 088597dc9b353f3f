import { findPageErrors } from '../../../model/pictures/find-page-errors.ts';
import { isPageFile } from '../../../model/pictures/offered-file.ts';
import type { Rule } from '../rule.ts';

/** The page of a frame runs no script and loads nothing: it can also be opened directly, in the site's origin. */
export const rule: Rule = {
  code: 'media/unsafe-page',
  severity: 'error',
  *check({ media, sources }) {
    const pages = new Set(media.flatMap(({ file, isFrame }) => (isFrame && isPageFile(file) ? [file] : [])));
    for (const page of pages) {
      const text = sources.drawing?.(page);
      const [error] = text === undefined ? [] : findPageErrors(text);
      if (!error) continue;
      const { start, end, typed } = error;
      yield { place: { file: `content/${page}`, start, end }, args: { typed } };
    }
  },
};
