/** A word and where it begins, in UTF-16 units from the text's start. */
export interface Word {
  text: string;
  offset: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** The words of a plain text, in order. An elided word stays with the next one: « l’atelier » is one word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], offset: match.index }));
}
