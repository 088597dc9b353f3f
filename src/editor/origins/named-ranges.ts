import { filledParts, type Lookup } from '../../text/braced-names.ts';
import type { TextRange } from '../../text/range.ts';
import { canonicalText } from './canonical-text.ts';

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
