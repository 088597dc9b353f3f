import { fillersIn } from '../../../model/markdown/find-fillers.ts';
import type { Finding, Rule } from '../rule.ts';

/** Texts for visitors contain no placeholder text. */
export const rule: Rule = {
  code: 'text/filler',
  severity: 'warning',
  *check({ ofKind, documents }): Generator<Finding> {
    for (const { value, document, pointer } of ofKind('text', 'verbatim')) {
      for (const { start, end, typed } of fillersIn(value)) {
        yield { place: document.locateWithin(pointer, { start, end }), args: { typed } };
        break;
      }
    }
    for (const { analysis, placeOf } of documents) {
      for (const filler of analysis.fillers) yield { place: placeOf(filler), args: { typed: filler.typed } };
    }
  },
};
