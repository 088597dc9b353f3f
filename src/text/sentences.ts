/** A stretch of a text; offsets count UTF-16 units from the text's start. */
export interface Sentence {
  offset: number;
  length: number;
}

/** An ending, what may close after it, and the blank before a sentence that begins with a capital, a figure or «. */
const END = /[.!?…]+[\s\u00A0\u202F]*[»)”"]*(?=\s+[«“"(\s\u00A0\u202F]*[\p{Lu}\p{N}])/gu;

/** Ends with a point that ends no sentence: an initial, a title, a reference. */
const ABBREVIATION = /(?:^|[\s(«])(?:\p{Lu}|MM|Mme|art|cf|env|ex|fig|no|p|pp|tél|vol)\.$/u;

/**
 * The sentences of one paragraph. A colon or a semicolon ends none, as in French grammar.
 * Surrounding blanks belong to no sentence.
 */
export function sentencesOf(paragraph: string): Sentence[] {
  const ends = [...paragraph.matchAll(END)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !ABBREVIATION.test(paragraph.slice(0, end)));
  const sentences: Sentence[] = [];
  let start = 0;
  for (const end of [...ends, paragraph.length]) {
    const text = paragraph.slice(start, end);
    const offset = start + text.length - text.trimStart().length;
    const length = text.trim().length;
    if (length > 0) sentences.push({ offset, length });
    start = end;
  }
  return sentences;
}
