const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** The words of a plain text, in order. An elided word is joined to the next one: « l’atelier » is one word. */
export function wordsOf(text: string): { text: string; offset: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], offset: match.index }));
}
