import { lineBreakNear } from '../../edit/lines.ts';
import type { TextEdit } from '../../edit/text-edit.ts';

/** What the list of words begins with where a site has none yet. */
const HEADING = '# Mots que la vérification de l’orthographe accepte, un par ligne.';

const { compare } = new Intl.Collator('fr');

/** The word of a line, without its remark. */
function wordOf(line: string): string {
  return line.replace(/#.*$/, '').trim();
}

/**
 * The edit that adds a word to a list of words as a line of its own: in its place in the last group of lines if that is
 * in order, else at the end. Nothing where the list has the word.
 */
export function addWord(text: string, word: string): TextEdit | undefined {
  const lineBreak = lineBreakNear(text, 0);
  if (text === '') return { start: 0, end: 0, text: HEADING + lineBreak + word + lineBreak };
  const lines = [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index }) => ({
    word: wordOf(line),
    start: index,
    end: index + line.length,
  }));
  if (lines.some((line) => line.word === word)) return undefined;
  const isApart = (index: number) =>
    /(?:\r\n|\n|\r)(?:\r\n|\n|\r)/.test(text.slice(lines[index - 1]?.end, lines[index]?.start));
  const last = lines.length - 1;
  let first = last;
  while (first > 0 && lines[first - 1]?.word !== '' && !isApart(first)) first -= 1;
  const group = lines.slice(first);
  const isSorted = group.every((line, index) => index === 0 || compare(group[index - 1]?.word ?? '', line.word) <= 0);
  const later = isSorted ? group.find((line) => compare(line.word, word) > 0) : undefined;
  if (later) return { start: later.start, end: later.start, text: word + lineBreak };
  return { start: group.at(-1)?.end ?? text.length, end: group.at(-1)?.end ?? text.length, text: lineBreak + word };
}
