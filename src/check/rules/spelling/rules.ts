import { markerFinder } from '../../site-index/placeholders.ts';
import { findRepeatedWords } from '../../spelling/find-mistakes.ts';
import type { Rule } from '../rule.ts';

/** The rules of the group « spelling ». */
export const rules: readonly Rule[] = [
  /** Each line of the list of words is a word or an expression. */
  {
    code: 'spelling/malformed-entry',
    severity: 'error',
    *check({ siteSpelling: { malformedEntries, placeOf } }) {
      for (const { typed, ...range } of malformedEntries) yield { place: placeOf(range), args: { typed } };
    },
  },
  /** No word is written twice in a row. */
  {
    code: 'spelling/repeated-word',
    severity: 'error',
    *check({ prose }) {
      for (const { text, placeOf } of prose) {
        for (const { word, suggestion, ...range } of findRepeatedWords(text)) {
          yield { place: placeOf(range), args: { word }, suggestion };
        }
      }
    },
  },
  /**
   * Every word is in the dictionary, or in the site's own list. Placeholders are not checked: their words are not the
   * author's.
   */
  {
    code: 'spelling/unknown-word',
    severity: 'error',
    *check(site) {
      const markersOf = markerFinder(site);
      for (const { place, word, suggestion } of site.siteSpelling.unknownWords) {
        if (markersOf(place).length === 0) yield { place, args: { word }, suggestion };
      }
    },
  },
  /** The list of words only contains words that a text uses. */
  {
    code: 'spelling/unused-entry',
    severity: 'warning',
    *check({ siteSpelling: { unusedEntries, placeOf } }) {
      for (const { word, ...range } of unusedEntries) yield { place: placeOf(range), args: { word } };
    },
  },
];
