import type { PhraseLimit } from '../model/types.generated.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import type { TextRange } from '../text/range.ts';
import type { Passage } from './passages.ts';

/** The forms of a phrase by themselves, in capitals or not, with either apostrophe. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.map((word) => escapePattern(word).replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Where a phrase stands in the passages of a text, in order; never in code or addresses. */
export function findPhrase({ words }: Pick<PhraseLimit, 'words'>, passages: readonly Passage[]): TextRange[] {
  const pattern = patternOf(words);
  return passages.flatMap(({ text, offset }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: offset + index,
      end: offset + index + found.length,
    })),
  );
}
