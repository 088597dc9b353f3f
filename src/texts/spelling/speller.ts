import type { Dictionary } from './dictionary.ts';

/** Decides on words as they stand in a text. */
export interface Speller {
  accepts(word: string): boolean;
  suggest(word: string): string | undefined;
  /** Words of the lexicon that were met. */
  used: ReadonlySet<string>;
}

const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)'(?=.)/i;
const ROMAN = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})e?$/;

/** Joins a dictionary and the words of a lexicon; each word is looked up once. */
export function createSpeller(dictionary: Dictionary, lexicon: ReadonlySet<string>): Speller {
  const used = new Set<string>();
  const verdicts = new Map<string, boolean>();

  const isListed = (word: string): boolean => {
    // A listed common noun may begin a sentence; a listed name keeps its capitals.
    const lower = word.slice(0, 1).toLowerCase() + word.slice(1);
    const entry = lexicon.has(word) ? word : lexicon.has(lower) ? lower : undefined;
    if (entry !== undefined) used.add(entry);
    return entry !== undefined;
  };

  const decide = (word: string): boolean => {
    if (/\p{N}/u.test(word) || [...word].length === 1 || ROMAN.test(word)) return true;
    if (dictionary.knows(word) || isListed(word)) return true;
    const bare = word.replace(ELISION, '');
    if (bare !== word) return decide(bare);
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part) => part !== '' && decide(part));
  };

  return {
    used,
    accepts(word) {
      const straight = word.replace(/’/g, "'").replace(/'$/, '');
      const known = verdicts.get(straight);
      if (known !== undefined) return known;
      const verdict = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)$/i.test(straight) || decide(straight);
      verdicts.set(straight, verdict);
      return verdict;
    },
    suggest(word) {
      const straight = word.replace(/’/g, "'");
      const elided = ELISION.exec(straight)?.[0] ?? '';
      const [best] = dictionary.suggest(straight.slice(elided.length));
      return best === undefined ? undefined : (elided + best).replace(/'/g, '’');
    },
  };
}
