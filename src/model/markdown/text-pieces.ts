import type { Text } from 'mdast';
import type { TextRange } from '../../text/range.ts';

/** A part of a text node: its range in the source, and its range in the value from `at` to `atEnd`. */
interface TextPiece extends TextRange {
  at: number;
  atEnd: number;
  /** Whether the value contains these characters as typed; otherwise they are an escape or an entity. */
  isLiteral: boolean;
}

const ENTITY = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]*);/y;
const ESCAPE = /\\[!-/:-@[-`{-~]/y;
/** First unit of a surrogate pair. */
const PAIRED = /[\ud800-\udbff]/;

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/**
 * Maps the value of a text node to its source: literal ranges, escapes and entities, in order. Whitespace and quote
 * markers between two lines are not in the value, and have no piece.
 */
export function textPieces({ value, position }: Pick<Text, 'value' | 'position'>, source: string): TextPiece[] {
  const start = position?.start.offset ?? 0;
  const stop = position?.end.offset ?? start;
  if (stop - start === value.length && source.startsWith(value, start)) {
    return [{ start, end: stop, at: 0, atEnd: value.length, isLiteral: true }];
  }
  const pieces: TextPiece[] = [];
  let from = start;
  let at = 0;
  const add = (length: number, units: number, isLiteral: boolean) => {
    const last = pieces.at(-1);
    if (isLiteral && last?.isLiteral && last.end === from) {
      last.end += length;
      last.atEnd += units;
    } else pieces.push({ start: from, end: from + length, at, atEnd: at + units, isLiteral });
    from += length;
    at += units;
  };
  while (from < stop && at < value.length) {
    const typed = source[from];
    const escaped = typed === '\\' && value[at] === source[from + 1] ? matchLength(ESCAPE, source, from) : 0;
    const entity = typed === '&' ? matchLength(ENTITY, source, from) : 0;
    if (escaped > 0) add(escaped, 1, false);
    else if (entity > 0 && !value.startsWith(source.slice(from, from + entity), at)) {
      add(entity, PAIRED.test(value[at] as string) ? 2 : 1, false);
    } else if (typed === value[at] || typed === '\0') add(1, 1, true);
    else from += 1;
  }
  return pieces;
}
