import { passagesOf } from '../../model/markdown/passages.ts';
import { readManifest } from '../../model/read/read-site.ts';
import { readText } from '../../model/read/read-text.ts';
import { lexiconFile } from '../../model/read/site-files.ts';
import { isRaw } from '../../model/read/values.ts';
import { maskText } from '../../text/mask-text.ts';
import { acceptedWords } from './accepted-words.ts';
import { type Dictionary, loadFrenchDictionary } from './dictionary.ts';
import { findRepeatedWords, findUnknownWords, type Misspelling } from './find-mistakes.ts';
import { readLexicon } from './lexicon.ts';
import { createSpeller } from './speller.ts';

/** Finds the spelling mistakes in one text, like the rules of the group `spelling/`. Ranges refer to that text. */
export type SpellingCheck = (text: string, isMarkdown: boolean) => Misspelling[];

/** Creates the check of a site's texts, with its current list of words and names. */
export function createSpellingCheck(site: string, dictionary: Dictionary): SpellingCheck {
  const lexicon = readLexicon(readText(site, lexiconFile, () => {})?.text ?? '');
  const { data } = readManifest(site, () => {});
  const speller = createSpeller(dictionary, acceptedWords(lexicon, isRaw(data) ? data : {}));
  return (text, isMarkdown) => {
    const passages = isMarkdown ? passagesOf(text) : [{ text: maskText(text), offset: 0 }];
    return passages.flatMap(({ text: prose, offset }) =>
      [...findUnknownWords(prose, speller), ...findRepeatedWords(prose)].map(({ start, end, ...found }) => ({
        ...found,
        word: text.slice(offset + start, offset + end),
        start: offset + start,
        end: offset + end,
      })),
    );
  };
}

/**
 * Creates a function that loads the check of a site: the dictionary on the first call, the list of words on each call.
 */
export function spellingLoader(site: string): () => Promise<SpellingCheck> {
  let dictionary: Promise<Dictionary> | undefined;
  return async () => {
    dictionary ??= loadFrenchDictionary();
    return createSpellingCheck(site, await dictionary);
  };
}
