import { rangeLength } from '../../../text/range.ts';
import type { Rule } from '../rule.ts';

/** External links use https. */
export const rule: Rule = {
  code: 'link/not-https',
  severity: 'warning',
  subsumedBy: ['link/odd-space'],
  *check({ externalLinks }) {
    for (const { to, locate } of externalLinks) {
      if (!/^http:/i.test(to)) continue;
      // Markdown turns a bare « www.exemple.fr » into an http link.
      const place = locate();
      const typed = rangeLength(place) >= to.length;
      const suggestion = typed ? to.replace(/^http:/i, 'https:') : `https://${to.slice(7)}`;
      yield { place, args: { to }, suggestion };
    }
  },
};
