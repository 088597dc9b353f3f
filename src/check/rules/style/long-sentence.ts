import { editorialOf } from '../../../model/resolve/editorial.ts';
import { sentencesOf, wordsOf } from '../../../text/prose.ts';
import type { Rule } from '../rule.ts';

/** Number of words before the suggested cut that the message quotes. */
const QUOTED_WORDS = 4;

/**
 * Returns the last words before the best place to split a long sentence. This is the strong pause nearest to its
 * middle; if there is none away from both ends, it is the pause of any kind nearest to the middle.
 */
function wordsBeforeCut(sentence: string): string {
  const pauses = [...sentence.matchAll(/[;:](?=\s)|,(?=\s)/g)];
  const strong = pauses.filter(([sign]) => sign !== ',');
  const middle = sentence.length / 2;
  const nearestMiddle = (list: typeof pauses) =>
    [...list].sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))[0];
  const central = strong.filter(({ index }) => index > sentence.length / 5 && index < (sentence.length * 4) / 5);
  const at = (nearestMiddle(central) ?? nearestMiddle(pauses))?.index ?? middle;
  const before = wordsOf(sentence.slice(0, at));
  const first = before[Math.max(0, before.length - QUOTED_WORDS)];
  return sentence
    .slice(first?.offset ?? 0, at)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sentences in Markdown files have no more words than the manifest allows. */
export const rule: Rule = {
  code: 'style/long-sentence',
  severity: 'error',
  *check({ sources }) {
    const { most: limit = Number.POSITIVE_INFINITY } = editorialOf(sources.manifest.data).sentence;
    for (const source of sources.markdown.values()) {
      for (const { text, offset } of source.passages) {
        for (const sentence of sentencesOf(text)) {
          const value = wordsOf(text.slice(sentence.start, sentence.end)).length;
          if (value <= limit) continue;
          const [start, end] = [offset + sentence.start, offset + sentence.end];
          yield {
            place: source.placeOf({ start, end }),
            args: { value, limit, after: wordsBeforeCut(source.body.slice(start, end)) },
          };
        }
      }
    }
  },
};
