import { sentenceAround } from '../../model/markdown/proper-names.ts';
import { isRaw, objectAt, textsAt } from '../../model/read/values.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import type { SiteParts } from './site-parts.ts';

/** Returns the facts about a company named in the sentence or table row at an offset of a text (`about`). */
export type FactsAbout = (text: string, offset: number) => readonly string[];

export function factsAboutFinder({ manifest }: Pick<SiteParts, 'manifest'>): FactsAbout {
  const namesOf = Object.entries(objectAt(manifest, 'facts')).flatMap(([fact, value]) => {
    const names = isRaw(value) ? textsAt(value, 'about').map(({ text }) => text) : [];
    return names.length > 0 ? [{ fact, names }] : [];
  });
  const patternOf = (names: readonly string[]) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const patterns = namesOf.map(({ fact, names }) => ({ fact, names, pattern: patternOf(names) }));
  /** Matches any of the names. Most sentences contain none, so this saves trying each fact. */
  const anybody = patternOf([...new Set(namesOf.flatMap(({ names }) => names))]);
  return (text, offset) => {
    const sentence = patterns.length > 0 ? sentenceAround(text, offset) : '';
    if (!anybody.test(sentence)) return [];
    // A pattern is compiled on first use, so first check cheaply whether a name of the fact occurs.
    return patterns
      .filter(({ names, pattern }) => names.some((name) => sentence.includes(name)) && pattern.test(sentence))
      .map(({ fact }) => fact);
  };
}
