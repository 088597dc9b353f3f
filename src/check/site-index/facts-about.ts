import { sentenceAround } from '../../model/markdown/proper-names.ts';
import { isRaw, objectAt, textsAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';

/** Returns the facts about a company (`about`) that the sentence or table row at an offset of a text names. */
export type FactsAbout = (text: string, offset: number) => readonly string[];

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Whether a sentence contains a name as a whole word. It is searched for without a pattern, because a pattern for each
 * name would have to be compiled for every check.
 */
function isNamed(sentence: string, name: string): boolean {
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1))
    if (!LETTER.test(sentence.charAt(at - 1)) && !LETTER.test(sentence.charAt(at + name.length))) return true;
  return false;
}

export function factsAboutFinder({ manifest }: Pick<SiteParts, 'manifest'>): FactsAbout {
  const named = Object.entries(objectAt(manifest, 'facts')).flatMap(([fact, value]) => {
    const names = isRaw(value) ? textsAt(value, 'about').map(({ text }) => text) : [];
    return names.length > 0 ? [{ fact, names }] : [];
  });
  return (text, offset) => {
    const sentence = named.length > 0 ? sentenceAround(text, offset) : '';
    return named.filter(({ names }) => names.some((name) => isNamed(sentence, name))).map(({ fact }) => fact);
  };
}
