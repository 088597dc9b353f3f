import type { TextRange, TypedRange } from '../../text/range.ts';
import { isInWord } from './is-in-word.ts';

/** Matches the words that mark a note; the accent may be a combining character. */
const MARK = /(?:à|a\u0300?)[\s_-](?:compl(?:é|e\u0301?)ter|remplacer)/gi;
const NAME = /^(?:[\p{L}\p{N}_.-]*[_-])?(?:à|a)[_-](?:compl[ée]ter|remplacer)(?:[_-][\p{L}\p{N}_.-]*)?$/iu;
/** Maximum length of a note in brackets, on either side of the words that mark it. */
const MAX_NOTE_LENGTH = 300;

const PAIRS = { square: ['[', ']'], round: ['(', ')'] } as const;

/** Returns the innermost brackets around a range; `undefined` if one closes before it, or none closes after it. */
function bracketsAround(text: string, from: number, to: number, pair: keyof typeof PAIRS): TextRange | undefined {
  const [opening, closing] = PAIRS[pair];
  const before = text.slice(Math.max(0, from - MAX_NOTE_LENGTH), from);
  const start = before.lastIndexOf(opening);
  if (start < 0 || before.indexOf(closing, start) >= 0) return undefined;
  const length = text.slice(to, to + MAX_NOTE_LENGTH).indexOf(closing);
  // Parentheses with more text after the marker may be part of a sentence.
  if (length < 0 || (pair === 'round' && length > 0)) return undefined;
  const offset = from - before.length + start;
  return { start: offset, end: to + length + 1 };
}

/** Whether a value is a name that asks to be replaced: « cle-publique-a-remplacer ». */
export function isProvisionalName(value: string): boolean {
  return NAME.test(value);
}

/**
 * Yields the bracketed notes that replace a missing value: « [SIREN à compléter] ».
 * @param options.pairs kinds of brackets; in Markdown, round ones belong to sentences
 * @param options.typed the unmasked text, if parts of the text are masked
 */
export function* provisionalIn(
  text: string,
  { pairs = ['square'], typed: source = text }: { pairs?: (keyof typeof PAIRS)[] | undefined; typed?: string } = {},
): Generator<TypedRange> {
  let last = -1;
  for (const { index, 0: mark } of text.matchAll(MARK)) {
    const to = index + mark.length;
    if (isInWord(text, index, to)) continue;
    const [found] = pairs.flatMap((pair) => bracketsAround(text, index, to, pair) ?? []);
    if (!found || found.start === last) continue;
    last = found.start;
    const typed = source.slice(found.start, found.end).replace(/\\(?=[[\]()])/g, '');
    yield { ...found, typed };
  }
}
