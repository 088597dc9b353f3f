import type { MarkdownUse, SiteFacts } from '../../facts/site-facts.ts';
import type { Span } from '../../markdown/markdown.ts';
import type { Rule } from '../rule.ts';

const FENCED_FRONT_MATTER = /^(?:`{3,}|~{3,})[^\n]*\n(?:---|[\w-]+:)/;

/** Whether what opens code is a fence around the front matter of a guide, which is reported as such. */
export function isFrontMatterFence(
  document: MarkdownUse,
  { offset }: Span,
  { sources, guides }: Pick<SiteFacts, 'sources' | 'guides'>,
): boolean {
  if (offset !== 0) return false;
  const { file = '' } = document;
  const isBare = guides.has(`/${file}`) && sources.markdown.get(file)?.hasFrontMatter === false;
  return isBare && FENCED_FRONT_MATTER.test(document.text);
}

/** What opens code or a comment is closed, before the rest of the text is lost in it. */
export const rule: Rule = {
  code: 'markdown/unclosed',
  severity: 'error',
  *check(facts) {
    for (const document of facts.documents) {
      const { survey, placeOf } = document;
      for (const { typed, closing, ...span } of survey.unclosed) {
        if (isFrontMatterFence(document, span, facts)) continue;
        yield { place: placeOf(span), args: { typed, closing } };
      }
    }
  },
};
