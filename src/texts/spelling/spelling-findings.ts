import { wordsOf } from '../../text/words.ts';
import type { TextFinding } from '../finding.ts';
import type { Prose } from './prose.ts';
import type { Speller } from './speller.ts';

/** Words that French does repeat: « nous nous occupons », « vous vous demandez ». */
const MAY_REPEAT = new Set(['nous', 'vous', 'faire']);

function repeatedWords({ text, place }: Prose): TextFinding[] {
  const words = wordsOf(text);
  return words.flatMap((word, index): TextFinding[] => {
    const before = words[index - 1];
    if (!before || !/^\p{L}+$/u.test(word.text)) return [];
    const same = before.text.toLowerCase() === word.text.toLowerCase();
    const between = text.slice(before.offset + before.text.length, word.offset);
    if (!same || !/^[ \n]+$/.test(between) || MAY_REPEAT.has(word.text.toLowerCase())) return [];
    const length = word.offset + word.text.length - before.offset;
    return [
      {
        code: 'spelling/repeated-word',
        severity: 'error',
        place: place(before.offset, length),
        args: { word: word.text },
        suggestion: before.text,
      },
    ];
  });
}

/** Spelling mistakes of some prose, each with the likeliest correction. */
export function spellingFindings(prose: readonly Prose[], speller: Speller): TextFinding[] {
  return prose.flatMap((range) => [
    ...wordsOf(speller.maskListed(range.text)).flatMap(({ text, offset }): TextFinding[] => {
      if (speller.accepts(text)) return [];
      const word = text.replace(/['’]$/, '');
      const suggestion = speller.suggest(word);
      return [
        {
          code: 'spelling/unknown-word',
          severity: 'error',
          place: range.place(offset, word.length),
          args: { word },
          ...(suggestion === undefined ? {} : { suggestion }),
        },
      ];
    }),
    ...repeatedWords(range),
  ]);
}
