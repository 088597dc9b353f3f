import { filledParts, type Lookup } from '../../text/braced-names.ts';
import type { TextRange } from '../../text/range.ts';

/**
 * A text without the characters that typography changes, and the offset of each remaining character in the original.
 */
interface CanonicalText {
  text: string;
  /** Offset of each character, and of the end of the text. */
  at: number[];
}

const UNSTABLE = /[\s\u00a0\u202f\u2060\u00ad’…]/g;
const TYPED: Record<string, string> = { '’': "'", '…': '...' };

/**
 * Removes spaces, word joiners and soft hyphens, and replaces typographic apostrophes and ellipses with their typed
 * forms.
 */
export function canonicalText(text: string): CanonicalText {
  const at: number[] = [];
  let canonical = '';
  let from = 0;
  const add = (part: string, start: number, step: 0 | 1) => {
    canonical += part;
    for (let index = 0; index < part.length; index += 1) at.push(start + index * step);
  };
  for (const { 0: character, index } of text.matchAll(UNSTABLE)) {
    add(text.slice(from, index), from, 1);
    add(TYPED[character] ?? '', index, 0);
    from = index + 1;
  }
  add(text.slice(from), from, 1);
  at.push(text.length);
  return { text: canonical, at };
}

/** A range of a text that comes from a name between double braces. */
export interface NamedRange extends TextRange {
  name: string;
}

/** Returns the ranges of a shown text that come from names of the typed text; empty if they cannot be determined. */
export function namedRanges(typed: string, text: string, lookup: Lookup): NamedRange[] {
  if (!typed.includes('{{')) return [];
  const shown = canonicalText(text);
  const found: NamedRange[] = [];
  let filled = '';
  for (const { text: part, name } of filledParts(typed, lookup)) {
    const start = filled.length;
    filled += canonicalText(part).text;
    if (name === undefined || filled.length === start) continue;
    found.push({ name, start: shown.at[start] ?? 0, end: (shown.at[filled.length - 1] ?? 0) + 1 });
  }
  return filled === shown.text ? found : [];
}
