import { damageIn } from '../../markdown/find-damage.ts';
import type { Finding, Rule } from '../rule.ts';

/** No text holds characters that were damaged on their way: by another encoding, or invisible ones. */
export const rule: Rule = {
  code: 'text/damaged',
  severity: 'error',
  isCertain: true,
  *check({ ofKind, documents, sources }): Generator<Finding> {
    for (const { value, document, pointer } of ofKind('text', 'verbatim')) {
      for (const { offset, length, typed, suggestion } of damageIn(value)) {
        // Of JSON, the reader tells control characters; of bytes that are no UTF-8, it does too.
        if (/^\p{Cc}/u.test(typed) || (typed.startsWith('\uFFFD') && document.file.isForeign)) continue;
        yield { place: document.locateWithin(pointer, offset, length), args: { typed }, suggestion };
      }
    }
    for (const { analysis, placeOf, file = '' } of documents) {
      const isForeign = sources.markdown.get(file)?.file.isForeign ?? sources.manifest.file.isForeign;
      for (const { typed, suggestion, ...range } of analysis.damage) {
        if (typed.startsWith('\uFFFD') && isForeign) continue;
        yield { place: placeOf(range), args: { typed }, suggestion };
      }
    }
  },
};
