import type { MarkdownSource } from '../model/read/source.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import type { TextFinding } from './finding.ts';
import { passagesOf } from './passages.ts';

/** Words shown of the place where a sentence can be cut. */
const SHOWN = 4;

/** The best place to cut a long sentence: the strong pause, else the comma, nearest its middle. */
function cutOf(sentence: string): string {
  const pauses = [...sentence.matchAll(/[;:](?=\s)|,(?=\s)/g)];
  const strong = pauses.filter(([sign]) => sign !== ',');
  const middle = sentence.length / 2;
  const nearestMiddle = (list: typeof pauses) =>
    [...list].sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))[0];
  const central = strong.filter(({ index }) => index > sentence.length / 5 && index < (sentence.length * 4) / 5);
  const at = (nearestMiddle(central) ?? nearestMiddle(pauses))?.index ?? middle;
  const before = wordsOf(sentence.slice(0, at));
  const first = before[Math.max(0, before.length - SHOWN)];
  return sentence
    .slice(first?.offset ?? 0, at)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sentences of more than `most` words, in any Markdown text. */
export function sentenceFindings(source: MarkdownSource, most: number): TextFinding[] {
  return passagesOf(source.body).flatMap(({ text, offset }) =>
    sentencesOf(text).flatMap((sentence): TextFinding[] => {
      const words = wordsOf(text.slice(sentence.start, sentence.end)).length;
      if (words <= most) return [];
      const start = source.bodyOffset + offset + sentence.start;
      const place = { file: source.file.path, start, end: start + (sentence.end - sentence.start) };
      const after = cutOf(source.file.text.slice(start, start + (sentence.end - sentence.start)));
      return [{ code: 'sentence/too-long', severity: 'error', place, args: { words, limit: most, after } }];
    }),
  );
}
