import type { Rule } from '../rule.ts';

/** The words of a link say where it leads. */
export const rule: Rule = {
  code: 'link/vague-text',
  severity: 'warning',
  *check({ links }) {
    for (const { text = '', isVague, locateText } of links) if (isVague) yield { place: locateText(), args: { text } };
  },
};
