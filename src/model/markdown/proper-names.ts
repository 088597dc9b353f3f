/** What ends a sentence, an item of a list or a row of a table. */
const END = /[.!?…](?=\s)|\n(?=[ \t>]*(?:\n|[-+*•#|]|\d{1,9}[.)]))/g;
/** A word that begins with a capital letter. Signs of prices are no names. */
const CAPITALIZED = /(?<![\p{L}\p{N}])(?!(?:HT|TTC|TVA|EUR)(?!\p{L}))\p{Lu}[\p{L}\p{N}]+/gu;
/** What may stand before the first word of a sentence. An item and a row may begin with a name. */
const BEGINNING = /^[\s"«“(*_[]*$/;

/** A word with a capital letter. */
export interface CapitalizedWord {
  word: string;
  /** Whether a sentence begins with it, as any word may. */
  isFirst: boolean;
}

/** Returns the sentence, the item of a list or the row of a table around an offset. */
export function sentenceAround(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  if (/^[ \t>]*\|/.test(line)) return line;
  // An empty line ends a sentence as well: what is before it need not be read.
  const start = Math.max(0, text.lastIndexOf('\n\n', offset - 1));
  let from = start;
  let to = text.length;
  for (const { index, 0: sign } of text.slice(start).matchAll(END)) {
    if (start + index < offset) from = start + index + sign.length;
    else {
      to = start + index;
      break;
    }
  }
  return text.slice(from, to);
}

/** The words with a capital letter of the sentence, the item or the row around an offset. */
export function* capitalizedAround(text: string, offset: number): Generator<CapitalizedWord> {
  const sentence = sentenceAround(text, offset);
  for (const { index, 0: word } of sentence.matchAll(CAPITALIZED))
    yield { word, isFirst: BEGINNING.test(sentence.slice(0, index)) };
}

/** Words with a capital letter that a text holds. */
export function capitalizedIn(text: string): Set<string> {
  return new Set([...text.matchAll(CAPITALIZED)].map(([word]) => word));
}
