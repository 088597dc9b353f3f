import type { Rule } from '../rule.ts';

/** Texts hold no HTML: the pages show it as it is typed. Comments are left out of the pages. */
export const rule: Rule = {
  code: 'markdown/html',
  severity: 'warning',
  *check({ documents }) {
    for (const { text, scanned, placeOf } of documents) {
      for (const span of scanned.html) {
        const typed = text.slice(span.offset, span.offset + span.length);
        // What closes a tag goes with what opens it.
        if (!/^\s*<(?:!--|\/)/.test(typed)) yield { place: placeOf(span) };
      }
    }
  },
};
