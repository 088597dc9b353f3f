import type { Rule } from '../rule.ts';

/** A text that pages show says something: front matter alone makes a page of a title. */
export const rule: Rule = {
  code: 'content/empty-file',
  severity: 'error',
  *check({ documents, sources }) {
    for (const { file, pages, survey, placeOf } of documents) {
      if (file === undefined || pages.length === 0 || !survey.isBlank) continue;
      // Front matter that cannot be read, and may hold the text, is reported as such.
      const source = sources.markdown.get(file);
      if (source?.hasFrontMatter && source.data === undefined) continue;
      yield { place: placeOf({ offset: 0, length: 0 }) };
    }
  },
};
