import { isVague } from '../../markdown/vague-text.ts';
import type { Rule } from '../rule.ts';

/** The words of a link say where it leads. */
export const rule: Rule = {
  code: 'link/vague-text',
  severity: 'warning',
  *check({ links }) {
    for (const link of links) {
      const { text, isImage, locateText } = link;
      if (text !== undefined && !isImage && (link.isVague ?? isVague(text)))
        yield { place: locateText(), args: { text } };
    }
  },
};
