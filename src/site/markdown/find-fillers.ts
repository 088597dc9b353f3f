import { provisionalIn } from './find-provisional.ts';
import { isWithin, type Span } from './markdown.ts';

/** Notes of an author to himself, and phrases that hold a place: one search for both would take twice as long. */
const PATTERNS = [/TODO|FIXME|TBD|XXX+/g, /lorem ipsum|dolor sit amet|texte à venir|à compléter ici/gi];

const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}_]/u;

/** Whether a stretch of a text is no part of a longer word. */
function isApart(text: string, from: number, to: number): boolean {
  return !ENDS_IN_WORD.test(text.slice(Math.max(0, from - 2), from)) && !BEGINS_WITH_WORD.test(text.slice(to, to + 2));
}

/** Parts of a text that only keep a place. Notes between brackets that ask to be completed are told apart from them. */
export function* fillersIn(text: string): Generator<Span & { typed: string }> {
  for (const pattern of PATTERNS) {
    for (const { index, 0: typed } of text.matchAll(pattern)) {
      if (!isApart(text, index, index + typed.length)) continue;
      if (/^à/i.test(typed) && isWithin([...provisionalIn(text)], index)) continue;
      yield { offset: index, length: typed.length, typed };
    }
  }
}
