import type { Diagnostic, Quote } from './diagnostic.ts';

/** Returns a text escaped for the quotation marks around it: double ones as in JSON, single ones as in YAML. */
function escaped(text: string, quote: Quote): string {
  return quote === '"' ? JSON.stringify(text).slice(1, -1) : text.replaceAll("'", "''");
}

/**
 * Returns the range of a file that a suggestion replaces, and the text to insert: quotation marks are kept, and a part
 * of a text is escaped as they require.
 */
export function typedSuggestion({
  place,
  suggestion,
}: Pick<Diagnostic, 'place' | 'suggestion'>): Pick<Diagnostic, 'place' | 'suggestion'> {
  const { quote, within, start, end } = place;
  if (suggestion === undefined) return { place };
  if (!quote) return { place, suggestion: within ? escaped(suggestion, within) : suggestion };
  return { place: { ...place, start: start + 1, end: end - 1 }, suggestion: escaped(suggestion, quote) };
}
