/** End of a sentence, a list item or a table row. */
const END = /[.!?…](?=\s)|\n(?=[ \t>]*(?:\n|[-+*•#|]|\d{1,9}[.)]))/g;
/** Matches a word with a capital letter. Abbreviations of prices are not names. */
const CAPITALIZED = /(?<![\p{L}\p{N}])(?!(?:HT|TTC|TVA|EUR)(?!\p{L}))\p{Lu}[\p{L}\p{N}]+/gu;
/**
 * Text that may precede the first word of a sentence. It contains no list marker and no bar, because a list item or
 * table row may begin with a name.
 */
const BEGINNING = /^[\s"«“(*_[]*$/;

interface CapitalizedWord {
  word: string;
  /** Whether it begins a sentence, so that its capital letter means nothing. */
  isFirst: boolean;
}

/** Returns the sentence, the list item or the table row around an offset. */
export function sentenceAround(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  if (/^[ \t>]*\|/.test(line)) return line;
  // An empty line also ends a sentence, so the search can begin there.
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

/** Yields the capitalized words of the sentence, list item or table row around an offset. */
export function* capitalizedAround(text: string, offset: number): Generator<CapitalizedWord> {
  const sentence = sentenceAround(text, offset);
  for (const { index, 0: word } of sentence.matchAll(CAPITALIZED))
    yield { word, isFirst: BEGINNING.test(sentence.slice(0, index)) };
}

/** Returns the capitalized words of a text. */
export function capitalizedIn(text: string): Set<string> {
  return new Set([...text.matchAll(CAPITALIZED)].map(([word]) => word));
}
