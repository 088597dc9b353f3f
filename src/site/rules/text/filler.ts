import type { Finding, Rule } from '../rule.ts';

const FILLER = /\b(?:lorem ipsum|dolor sit amet|TODO|FIXME|TBD|XXX+|à compléter ici|texte à venir)\b/g;
const ANY_CASE = /lorem ipsum|dolor sit amet|texte à venir/gi;

/** No visitor reads a text that only keeps a place. */
export const rule: Rule = {
  code: 'text/filler',
  severity: 'warning',
  *check({ strings, documents }): Generator<Finding> {
    for (const { kind, value, document, pointer } of strings) {
      if (kind !== 'text' && kind !== 'verbatim') continue;
      const found = FILLER.exec(value) ?? ANY_CASE.exec(value);
      FILLER.lastIndex = 0;
      ANY_CASE.lastIndex = 0;
      if (found)
        yield { place: document.locateWithin(pointer, found.index, found[0].length), args: { typed: found[0] } };
    }
    for (const { text, scanned, placeOf } of documents) {
      for (const match of [...text.matchAll(FILLER), ...text.matchAll(ANY_CASE)]) {
        const isCode = scanned.code.some(
          ({ offset, length }) => match.index >= offset && match.index < offset + length,
        );
        if (!isCode)
          yield { place: placeOf({ offset: match.index, length: match[0].length }), args: { typed: match[0] } };
      }
    }
  },
};
