import { sentenceAround } from '../../model/markdown/proper-names.ts';
import { isRaw, objectAt, textsAt } from '../../model/read/values.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import type { SiteParts } from './site-parts.ts';

/** Returns the facts about somebody whom the sentence or the table row around an offset of a text names (`about`). */
export type FactsAbout = (text: string, offset: number) => readonly string[];

export function factsAboutFinder({ manifest }: Pick<SiteParts, 'manifest'>): FactsAbout {
  const patterns = Object.entries(objectAt(manifest, 'facts')).flatMap(([fact, value]) => {
    const names = isRaw(value) ? textsAt(value, 'about').map(({ text }) => escapePattern(text)) : [];
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u');
    return names.length > 0 ? [{ fact, pattern }] : [];
  });
  return (text, offset) => {
    const sentence = patterns.length > 0 ? sentenceAround(text, offset) : '';
    return patterns.filter(({ pattern }) => pattern.test(sentence)).map(({ fact }) => fact);
  };
}
