import { readText } from '../../model/read/read-text.ts';
import type { TextRange } from '../../text/range.ts';
import { maskText } from '../mask-text.ts';
import { passagesOf } from '../passages.ts';
import { type Dictionary, loadFrenchDictionary } from './dictionary.ts';
import { lexiconFile, readLexicon } from './lexicon.ts';
import { createSpeller } from './speller.ts';
import { spellingFindings } from './spelling-findings.ts';

/** A word that neither the dictionary nor the site's list knows, by offsets of the text that was asked about. */
export interface Misspelling extends TextRange {
  word: string;
  suggestion?: string;
}

/** Finds the misspelt words of one text. */
export type SpellCheck = (text: string, isMarkdown: boolean) => Misspelling[];

function lexiconOf(site: string): Iterable<string> {
  const file = readText(site, lexiconFile, () => {});
  return file ? readLexicon(file).words.keys() : [];
}

/** Makes what finds misspelt words of a site's texts, with the list of words as it stands now. */
export function createFindMisspelt(site: string, dictionary: Dictionary): SpellCheck {
  const speller = createSpeller(dictionary, lexiconOf(site));
  return (text, isMarkdown) => {
    const passages = isMarkdown ? passagesOf(text) : [{ text: maskText(text), offset: 0 }];
    const prose = passages.map(({ text: passage, offset }) => ({
      text: passage,
      place: (start: number, length: number) => ({ file: '', start: offset + start, end: offset + start + length }),
    }));
    return spellingFindings(prose, speller).map(({ place: { start, end }, suggestion }) => ({
      word: text.slice(start, end),
      start: start,
      end: end,
      ...(suggestion === undefined ? {} : { suggestion }),
    }));
  };
}

/** Makes the loader of a site's spelling: the dictionary once a process, the list of words anew each time. */
export function spellingLoader(site: string): () => Promise<SpellCheck> {
  let dictionary: Promise<Dictionary> | undefined;
  return async () => {
    dictionary ??= loadFrenchDictionary();
    return createFindMisspelt(site, await dictionary);
  };
}
