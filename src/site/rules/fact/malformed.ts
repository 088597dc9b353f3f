import { malformedNamesIn } from '../../markdown/find-names.ts';
import type { Finding, Rule } from '../rule.ts';

/** A name stands between exactly two braces on either side. */
export const rule: Rule = {
  code: 'fact/malformed',
  severity: 'error',
  *check({ strings, documents }): Generator<Finding> {
    for (const { value, kind, document, pointer } of strings) {
      if (kind === 'markdown' || !value.includes('{')) continue;
      for (const { offset, length, typed, suggestion } of malformedNamesIn(value)) {
        yield { place: document.locateWithin(pointer, offset, length), args: { typed }, suggestion };
      }
    }
    for (const { survey, placeOf } of documents) {
      for (const { typed, suggestion, ...span } of survey.malformedNames) {
        yield { place: placeOf(span), args: { typed }, suggestion };
      }
    }
  },
};
