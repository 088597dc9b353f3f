/** Knows the words of a language. Words come with straight apostrophes. */
export interface Dictionary {
  knows(word: string): boolean;
}

/** Loads the French dictionary: three seconds and 400 MB, so only where spelling is checked. */
export async function loadFrenchDictionary(): Promise<Dictionary> {
  const [{ default: nspell }, { default: french }] = await Promise.all([import('nspell'), import('dictionary-fr')]);
  const spell = nspell({ aff: Buffer.from(french.aff), dic: Buffer.from(french.dic) });
  return { knows: (word) => spell.correct(word) };
}
