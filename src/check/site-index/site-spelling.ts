import type { Place } from '../../diagnostics/diagnostic.ts';
import { lexiconFile } from '../../model/read/site-files.ts';
import type { TextRange } from '../../text/range.ts';
import { acceptedWords } from '../spelling/accepted-words.ts';
import { findUnknownWords, type Misspelling } from '../spelling/find-mistakes.ts';
import { type Lexicon, readLexicon } from '../spelling/lexicon.ts';
import { createSpeller } from '../spelling/speller.ts';
import type { Prose } from './prose.ts';
import type { SiteParts } from './site-parts.ts';

/** Misspelt words of a site, and its own list of words. */
export interface SiteSpelling {
  unknownWords: readonly (Misspelling & { place: Place })[];
  malformedEntries: Lexicon['malformed'];
  /** Entries of the list that no text uses. */
  unusedEntries: readonly (TextRange & { word: string })[];
  /** Returns the place of a range of the list. */
  placeOf(range: TextRange): Place;
}

/** Checks all prose of a site. Without a dictionary, every word is correct. */
export function checkSpelling({
  sources,
  manifest,
  dictionary = { knows: () => true },
  prose,
}: Pick<SiteParts, 'sources' | 'manifest' | 'dictionary'> & { prose: readonly Prose[] }): SiteSpelling {
  const lexicon = readLexicon(sources.lexicon?.text ?? '');
  const speller = createSpeller(dictionary, acceptedWords(lexicon, manifest));
  const unknownWords = prose.flatMap(({ text, placeOf }) =>
    findUnknownWords(text, speller).map((found) => ({ ...found, place: placeOf(found) })),
  );
  return {
    unknownWords,
    malformedEntries: lexicon.malformed,
    unusedEntries: [...lexicon.words].flatMap(([word, range]) => (speller.used.has(word) ? [] : [{ ...range, word }])),
    placeOf: ({ start, end }) => ({ file: lexiconFile, start, end }),
  };
}
