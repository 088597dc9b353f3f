/** How a name is joined to the words before it. `rest` is what follows an article that melts into them. */
interface Joint {
  before: string;
  rest?: string;
}

/** Words that begin with an « h » before which « de » loses its vowel, by their beginning. */
const MUTE_H = /^h(?:[yéè]|e(?!nd|m))/i;

/** Whether « de » loses its vowel before a name. */
function isElided(name: string): boolean {
  if (/^h/i.test(name)) return MUTE_H.test(name);
  if (/^y/i.test(name)) return !/^y[aeiou]/i.test(name);
  return /^[aeiouœæ]/i.test(name.normalize('NFD'));
}

function jointOf(preposition: 'à' | 'de', name: string): Joint {
  const [, article = '', rest = ''] = /^(les?)\s+(.+)$/isu.exec(name) ?? [];
  // « chez » is a preposition of its own, and what begins with one takes no other.
  if (preposition === 'à') return article ? { before: article.length > 2 ? 'aux ' : 'au ', rest } : { before: 'à ' };
  if (article) return { before: article.length > 2 ? 'des ' : 'du ', rest };
  return isElided(name) ? { before: 'd’' } : { before: 'de ' };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Writes a name after « à » or « de » as French does: « au Havre », « d’Arles », « des Ulis ».
 * @param words what stands before the name, with an article of the name that stood there: « à la », « du », « l’ »
 * @param shown what is written in the place of the name if no part of it melts into the words: perhaps a reference to it
 */
export function joinName(words: string, name: string, shown = name): string {
  const typed = words.replace(/['’]/g, '’').trim().toLowerCase();
  const preposition = /^(?:à|au|aux)\b|^à /u.test(`${typed} `)
    ? 'à'
    : /^(?:de|du|des|d’)/.test(typed)
      ? 'de'
      : undefined;
  if (!preposition) return shown;
  const { before, rest } = jointOf(preposition, name);
  return (/^\p{Lu}/u.test(words) ? capitalized(before) : before) + (rest ?? shown);
}

/** Source of a pattern of the words that may stand before a name and change with it. */
export const WORDS_BEFORE =
  "(?<![\\p{L}\\p{N}])(?:(?:[Àà] la|[Àà] l[’']|[Dd]e la|[Dd]e l[’'])|[Àà]|[Aa]ux?|[Dd][eu]s?|[Ll]es?|[Ll]a|[Ll][’']|[Dd][’'])(?:(?<=[’'])|[ \\u00A0\\u202F]+)";
