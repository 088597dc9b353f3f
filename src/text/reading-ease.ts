import { wordsOf } from './words.ts';

const VOWELS = /[aeiouyàâäéèêëîïôöùûüœæ]+/g;

/** Separates vowels that are pronounced on their own: « création », « maïs ». A y between vowels separates them. */
function partVowels(word: string): string {
  return word
    .replace(/é(?=[aeiouâàô])/g, 'é-')
    .replace(/(?<=[aeiouy])(?=[ïëü])/g, '-')
    .replace(/(?<=[aeou])y(?=[aeiouéè])/g, '-');
}

function syllablesOfPart(part: string): number {
  const groups = partVowels(part).match(VOWELS) ?? [];
  // A silent final e: « page », « pages », « boutique ».
  const isMute = groups.length > 1 && /(?:[^aeiouyàâéèêëîïôùûü]|[qg]u)es?$/.test(part);
  return Math.max(1, groups.length - (isMute ? 1 : 0));
}

/**
 * Number of syllables of a French word, from its spelling. Verb endings in « -ent » are counted as if they were
 * pronounced, because they cannot be told from nouns; a number counts as one syllable.
 */
export function countSyllables(word: string): number {
  // The u of an elided « que » is silent: « jusqu’ici ».
  const parts = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/qu(?=['’])/g, 'q')
    .split(/['’-]/);
  // An elided word adds a consonant to the next one, but no syllable.
  const spoken = parts.filter(
    (part, index) => part !== '' && !(index < parts.length - 1 && /^[cdjlmnqst]$/.test(part)),
  );
  return Math.max(
    1,
    spoken.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  );
}

/**
 * Reading ease of French sentences, 0 (very hard) to 100 (very easy); 60 or more is plain French. Source: Kandel &
 * Moles 1958, Flesch's formula fitted to French: 207 − 1.015 × words a sentence − 73.6 × syllables a word.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, { text }) => sum + countSyllables(text), 0);
  return 207 - 1.015 * (words.length / sentences.length) - 73.6 * (syllables / words.length);
}
