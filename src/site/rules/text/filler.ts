import { isWithin } from '../../markdown/markdown.ts';
import type { Finding, Rule } from '../rule.ts';

/** Notes of an author to himself, and phrases that hold a place: one search for both would take twice as long. */
const PATTERNS = [/TODO|FIXME|TBD|XXX+/g, /lorem ipsum|dolor sit amet|texte à venir|à compléter ici/gi];

const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}_]/u;

/** Whether a stretch of a text is no part of a longer word. */
function isApart(text: string, from: number, to: number): boolean {
  return !ENDS_IN_WORD.test(text.slice(Math.max(0, from - 2), from)) && !BEGINS_WITH_WORD.test(text.slice(to, to + 2));
}

/** Text that only keeps a place. */
function* fillerIn(text: string) {
  for (const pattern of PATTERNS) {
    for (const { index, 0: typed } of text.matchAll(pattern)) {
      if (isApart(text, index, index + typed.length)) yield { index, typed };
    }
  }
}

/** No visitor reads a text that only keeps a place. */
export const rule: Rule = {
  code: 'text/filler',
  severity: 'warning',
  *check({ strings, documents }): Generator<Finding> {
    for (const { kind, value, document, pointer } of strings) {
      if (kind !== 'text' && kind !== 'verbatim') continue;
      for (const { index, typed } of fillerIn(value)) {
        yield { place: document.locateWithin(pointer, index, typed.length), args: { typed } };
        break;
      }
    }
    for (const { text, scanned, placeOf } of documents) {
      for (const { index, typed } of fillerIn(text)) {
        if (isWithin(scanned.code, index)) continue;
        yield { place: placeOf({ offset: index, length: typed.length }), args: { typed } };
      }
    }
  },
};
