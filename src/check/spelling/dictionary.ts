/** Knows the words of a language. Words come with straight apostrophes. */
export interface Dictionary {
  knows(word: string): boolean;
}

/** Rules that put an elided word before another (« l'- », « qu'- »). */
const ELISIONS = /^PFX \S' .*\n/gm;

/**
 * Loads the French dictionary, without its elisions: three million forms would be half a million, and a speller reads
 * them off the word anyway. A second and 150 MB, so only where spelling is checked.
 */
export async function loadFrenchDictionary(): Promise<Dictionary> {
  const [{ default: nspell }, { default: french }] = await Promise.all([import('nspell'), import('dictionary-fr')]);
  const rules = new TextDecoder().decode(french.aff).replace(ELISIONS, '');
  const spell = nspell({ aff: Buffer.from(rules), dic: Buffer.from(french.dic) });
  return { knows: (word) => spell.correct(word) };
}
