import type { Blockquote, List, Nodes } from 'mdast';
import type { CorrectedRange, TextRange } from '../../text/range.ts';
import { isInWord } from './is-in-word.ts';
import { rangeOf } from './markdown.ts';

/** Returns a correction that escapes both markers of a formatted range. */
function escaped(text: string, { start: from, end: to }: TextRange, typed: string): CorrectedRange {
  const suggestion = `\\${text.slice(from, to - 1)}\\${typed}`;
  return { start: from, end: to, typed, suggestion };
}

/**
 * Returns a correction of single markers that are within a word or between numbers: « 10~15 et 20~25 » would be struck
 * out, and « 2*3*4 » emphasized.
 */
function formattedWithin(text: string, node: Nodes): CorrectedRange | undefined {
  const { start: from, end: to } = rangeOf(node);
  if (node.type === 'delete') {
    const isSingle = text[from] === '~' && text[from + 1] !== '~';
    return isSingle && isInWord(text, from, to) ? escaped(text, { start: from, end: to }, '~') : undefined;
  }
  const isProduct = /^\d\*\d/.test(text.slice(from - 1, from + 2)) || /^\d\*\d/.test(text.slice(to - 2, to + 1));
  return text[from] === '*' && isProduct ? escaped(text, { start: from, end: to }, '*') : undefined;
}

/** An asterisk that refers to a note: « 29 €* ». */
const STARRED = /\S\*(?![\p{L}\p{N}*])/u;

/**
 * Returns the list markers that belong to the text: a plus or minus sign (« + de 200 clients », « - 20 % »), or the
 * asterisk of a note.
 */
function itemSigns(text: string, literal: string, { children: items }: List): CorrectedRange[] {
  return items.flatMap((item) => {
    const { start: from } = rangeOf(item);
    const line = /^[^\r\n]*/.exec(text.slice(from, from + 200))?.[0] ?? '';
    const [typed = ''] = line;
    const words = line.slice(1).trimStart();
    const isSign =
      (typed === '+' && /^(?:de |d’|d')/.test(words)) ||
      (items.length === 1 && typed === '+' && /^\d/.test(words)) ||
      (items.length === 1 && typed === '-' && /^\d+(?:[.,]\d+)?\s?[%°]/.test(words)) ||
      (items.length === 1 && typed === '*' && STARRED.test(literal.slice(0, from)));
    return isSign ? [{ start: from, end: from + 1, typed, suggestion: `\\${typed}` }] : [];
  });
}

/** Returns the marker of a one-line quote that is a comparison, and no sentence: « > 18 ans ». */
function quoteSign(text: string, quote: Blockquote): CorrectedRange[] {
  const { start: from, end: to } = rangeOf(quote);
  const isComparison = /^> ?\d(?:[^\r\n]*[^\r\n.!?…»])?$/.test(text.slice(from, to).trimEnd());
  return isComparison ? [{ start: from, end: from + 1, typed: '>', suggestion: '\\>' }] : [];
}

/**
 * Yields the characters that Markdown reads as markers, although they belong to the text.
 * @param literal the text; characters not shown as typed are masked
 */
export function* vanishingSignsIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<CorrectedRange> {
  for (const node of nodes) {
    if (node.type === 'delete' || node.type === 'emphasis') {
      const found = formattedWithin(text, node);
      if (found) yield found;
    } else if (node.type === 'list' && !node.ordered) yield* itemSigns(text, literal, node);
    else if (node.type === 'blockquote') yield* quoteSign(text, node);
  }
}
