import { decomposedIn } from '../../../model/markdown/find-damage.ts';
import { rangeLength } from '../../../text/range.ts';
import type { Finding, Rule } from '../rule.ts';

/** Accented letters are single characters. Reading a file composes its accents, but not those written as escapes. */
export const rule: Rule = {
  code: 'text/decomposed',
  severity: 'warning',
  *check({ ofKind, documents }): Generator<Finding> {
    for (const { value, document, pointer } of ofKind('text', 'verbatim', 'template')) {
      for (const { start, end, suggestion } of decomposedIn(value)) {
        const place = document.locateWithin(pointer, { start, end });
        // A text folded over several lines is reported as a whole.
        const isWhole = end - start < value.length && rangeLength(place) === rangeLength(document.locate(pointer));
        yield { place, args: { composed: suggestion }, suggestion: isWhole ? undefined : suggestion };
      }
    }
    for (const { analysis, placeOf } of documents) {
      for (const { suggestion, ...range } of analysis.decomposed) {
        yield { place: placeOf(range), args: { composed: suggestion }, suggestion };
      }
    }
  },
};
