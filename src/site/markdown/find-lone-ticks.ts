import type { Cover } from './cover.ts';
import type { Span } from './markdown.ts';

/**
 * Signs of code that no other sign closes, and that show.
 * @param known what links, code and HTML cover, within which signs are not looked at
 */
export function* loneTicksIn(text: string, known: Cover): Generator<Span> {
  for (const { index, 0: signs } of text.matchAll(/\\[\s\S]|`+/g)) {
    if (!signs.startsWith('\\') && !known.holds(index)) yield { offset: index, length: signs.length };
  }
}
