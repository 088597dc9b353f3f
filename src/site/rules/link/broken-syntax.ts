import { isWithin } from '../../markdown/markdown.ts';
import type { Rule } from '../rule.ts';

const BROKEN = /\[[^[\]\n]+\][ \t]+\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)/g;

/** `[words] (address)` is no link: a space parts the two. */
export const rule: Rule = {
  code: 'link/broken-syntax',
  severity: 'warning',
  *check({ documents }) {
    for (const { text, scanned, placeOf } of documents) {
      for (const match of text.matchAll(BROKEN)) {
        if (isWithin(scanned.code, match.index)) continue;
        const [typed] = match;
        const place = placeOf({ offset: match.index, length: typed.length });
        yield { place, suggestion: typed.replace(/\][ \t]+\(/, '](') };
      }
    }
  },
};
