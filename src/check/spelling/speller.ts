import { escapePattern } from '../../text/escape.ts';
import type { Dictionary } from './dictionary.ts';
import { suggestWord } from './suggest.ts';

/** Checks single words of a text. */
export interface Speller {
  /** Masks the expressions of the lexicon, whose words are not checked. Offsets do not change. */
  maskListed(text: string): string;
  accepts(word: string): boolean;
  suggest(word: string): string | undefined;
  /** Entries of the lexicon that were used. */
  used: ReadonlySet<string>;
}

const ELIDED = '(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)';
const ELISION = new RegExp(`^${ELIDED}'(?=.)`, 'i');
const ALONE = new RegExp(`^${ELIDED}$`, 'i');
const ROMAN = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})e?$/;

function straighten(word: string): string {
  return word.replace(/’/g, "'");
}

/** Returns a pattern for an expression, with any space between its words and either apostrophe. */
function patternOf(expression: string): RegExp {
  const body = escapePattern(expression).replace(/'/g, "['’]").replace(/ /g, '[\\s\\u00A0\\u202F]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Combines a dictionary and the entries of a lexicon; each word is looked up once. */
export function createSpeller(dictionary: Dictionary, lexicon: Iterable<string>): Speller {
  const used = new Set<string>();
  const verdicts = new Map<string, boolean>();
  const entries = [...lexicon];
  const words = new Set(entries.filter((entry) => !entry.includes(' ')));
  const expressions = entries
    .filter((entry) => entry.includes(' '))
    .map((entry) => ({ entry, pattern: patternOf(entry) }));

  const isListed = (word: string): boolean => {
    // A listed common noun may have a capital at the start of a sentence; a listed name keeps its capitals.
    const lower = word.slice(0, 1).toLowerCase() + word.slice(1);
    const entry = [word, lower].find((candidate) => words.has(candidate));
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
    maskListed(text) {
      return expressions.reduce(
        (masked, { entry, pattern }) =>
          masked.replace(pattern, (found) => {
            used.add(entry);
            return '0'.repeat(found.length);
          }),
        text,
      );
    },
    accepts(word) {
      const straight = straighten(word).replace(/'$/, '');
      const known = verdicts.get(straight);
      if (known !== undefined) return known;
      const verdict = ALONE.test(straight) || decide(straight);
      verdicts.set(straight, verdict);
      return verdict;
    },
    suggest(word) {
      const straight = straighten(word);
      const elided = ELISION.exec(straight)?.[0] ?? '';
      const best = suggestWord(straight.slice(elided.length), dictionary.knows);
      return best === undefined ? undefined : (elided + best).replace(/'/g, '’');
    },
  };
}
