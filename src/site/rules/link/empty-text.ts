import type { Rule } from '../rule.ts';

/** A link has words, so that it can be seen and heard. */
export const rule: Rule = {
  code: 'link/empty-text',
  severity: 'error',
  *check({ links }) {
    for (const { text, locateText, isImage, kind } of links) {
      if (kind === 'markdown' && !isImage && text?.trim() === '') yield { place: locateText() };
    }
  },
};
