import type { Rule } from '../rule.ts';

const FENCED_FRONT_MATTER = /^(?:`{3,}|~{3,})[^\n]*\n(?:---|[\w-]+:)/;

/** What opens code or a comment is closed, before the rest of the text is lost in it. */
export const rule: Rule = {
  code: 'markdown/unclosed',
  severity: 'error',
  *check({ documents, sources }) {
    for (const document of documents) {
      const { survey, placeOf, file = '' } = document;
      const isBare = sources.markdown.get(file)?.hasFrontMatter === false;
      for (const { typed, closing, ...span } of survey.unclosed) {
        // A fence around front matter is reported as such.
        if (isBare && span.offset === 0 && FENCED_FRONT_MATTER.test(document.text)) continue;
        yield { place: placeOf(span), args: { typed, closing } };
      }
    }
  },
};
