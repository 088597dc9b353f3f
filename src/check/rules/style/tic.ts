import { editorialOf } from '../../../model/resolve/editorial.ts';
import { escapePattern } from '../../../text/escape.ts';
import type { Rule } from '../rule.ts';

/** Returns a pattern for the forms of a phrase: whole words, in upper or lower case, with either apostrophe. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.map((word) => escapePattern(word).replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** No guide repeats a phrase from the manifest too often; code and addresses do not count. */
export const rule: Rule = {
  code: 'style/tic',
  severity: 'warning',
  *check({ sources, guides }) {
    for (const { words, most: limit } of editorialOf(sources.manifest.data).phrases) {
      const pattern = patternOf(words);
      for (const { source } of guides.values()) {
        const found = source.passages.flatMap(({ text, offset }) =>
          [...text.matchAll(pattern)].map(({ 0: typed, index }) => ({
            start: offset + index,
            end: offset + index + typed.length,
          })),
        );
        const surplus = found[limit];
        if (surplus)
          yield { place: source.placeOf(surplus), args: { tic: words[0] ?? '', value: found.length, limit } };
      }
    }
  },
};
