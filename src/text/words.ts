/** A word with its offset in the text, in UTF-16 units. */
interface Word {
  text: string;
  offset: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** The words of a plain text, in order. An elided word is joined to the next one: « l’atelier » is one word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], offset: match.index }));
}
