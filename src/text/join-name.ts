/**
 * Result of joining a name to the words before it. If these words contract with the article of the name, `rest` is the
 * name without the article.
 */
interface Joint {
  before: string;
  rest?: string;
}

/** Beginnings of words with an « h » before which « de » is elided. */
const MUTE_H = /^h(?:[yéè]|e(?!nd|m))/i;

/** Whether « de » is elided before a name. */
function isElided(name: string): boolean {
  if (/^h/i.test(name)) return MUTE_H.test(name);
  if (/^y/i.test(name)) return !/^y[aeiou]/i.test(name);
  return /^[aeiouœæ]/i.test(name.normalize('NFD'));
}

function jointOf(preposition: 'à' | 'de', name: string): Joint {
  const [, article = '', rest = ''] = /^(les?)\s+(.+)$/isu.exec(name) ?? [];
  if (preposition === 'à') return article ? { before: article.length > 2 ? 'aux ' : 'au ', rest } : { before: 'à ' };
  if (article) return { before: article.length > 2 ? 'des ' : 'du ', rest };
  return isElided(name) ? { before: 'd’' } : { before: 'de ' };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Joins a name to « à » or « de » with the French contractions and elisions: « au Havre », « d’Arles », « des Ulis ».
 * @param words the preposition, also as « d’ », and with a capital if it begins a sentence
 */
export function joinName(words: string, name: string): string {
  const { before, rest = name } = jointOf(/^à/i.test(words) ? 'à' : 'de', name);
  return (/^\p{Lu}/u.test(words) ? capitalized(before) : before) + rest;
}
