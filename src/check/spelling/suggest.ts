const LETTERS = [...'etaisnrulodmpévcqfbghàjxèyêzçkôùâûîœwïëü'];

const ACCENTS: Record<string, string[]> = {
  a: ['a', 'à', 'â'],
  c: ['c', 'ç'],
  e: ['é', 'è', 'e', 'ê'],
  i: ['i', 'î', 'ï'],
  o: ['o', 'ô'],
  u: ['u', 'û', 'ù'],
};

/** Maximum number of accented spellings tried for a word: each e has four, so the number grows quickly. */
const MAX_ACCENTED_FORMS = 256;

function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}

/** Returns the word with all combinations of accents. Once there are too many, further letters have no accents. */
function accented(word: string): string[] {
  let spellings = [''];
  for (const letter of bare(word)) {
    const choices = ACCENTS[letter] ?? [letter];
    spellings =
      spellings.length * choices.length > MAX_ACCENTED_FORMS
        ? spellings.map((start) => start + letter)
        : spellings.flatMap((start) => choices.map((choice) => start + choice));
  }
  return spellings;
}

function build(letters: readonly string[], from: number, to: number, between = ''): string {
  return letters.slice(0, from).join('') + between + letters.slice(to).join('');
}

/** Yields the words with the same letters, except for two swapped, one doubled or one removed. */
function* rearranged(letters: readonly string[]): Generator<string> {
  for (let at = 0; at < letters.length - 1; at += 1) {
    yield build(letters, at, at + 2, `${letters[at + 1]}${letters[at]}`);
  }
  for (const [at, letter] of letters.entries()) yield build(letters, at, at, letter);
  for (let at = letters.length - 1; at >= 0; at -= 1) yield build(letters, at, at + 1);
}

/** Yields the words with one letter added or replaced. */
function* relettered(letters: readonly string[]): Generator<string> {
  for (let at = letters.length; at >= 0; at -= 1) for (const letter of LETTERS) yield build(letters, at, at, letter);
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    for (const letter of LETTERS) yield build(letters, at, at + 1, letter);
  }
}

function* candidatesOf(word: string): Generator<string> {
  const letters = [...word];
  yield* accented(word);
  yield* rearranged(letters);
  yield* relettered(letters);
  for (const candidate of rearranged(letters)) yield* accented(candidate);
}

/**
 * Returns the most similar correct spelling of a word: other accents, one typing error, or both. It looks up a few
 * thousand words at most; the dictionary's own search takes seconds for a word without similar ones.
 */
export function suggestWord(word: string, knows: (word: string) => boolean): string | undefined {
  const lower = word.toLowerCase();
  const isCapital = word.slice(0, 1) !== lower.slice(0, 1);
  for (const candidate of candidatesOf(lower)) {
    if (candidate === lower || candidate.length < 2 || !knows(candidate)) continue;
    return isCapital ? candidate.slice(0, 1).toUpperCase() + candidate.slice(1) : candidate;
  }
  return undefined;
}
