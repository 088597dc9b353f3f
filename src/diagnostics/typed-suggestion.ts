import type { Diagnostic, Quote } from './diagnostic.ts';

/** A text as it is typed between two quotation marks: in double ones as JSON has it, in single ones as YAML does. */
function escaped(text: string, quote: Quote): string {
  return quote === '"' ? JSON.stringify(text).slice(1, -1) : text.replaceAll("'", "''");
}

/**
 * The very range of a file that a suggestion takes the place of, and the signs to type there: a text is suggested
 * without its quotation marks, which stay, and a part of one without the escapes that they ask for.
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
