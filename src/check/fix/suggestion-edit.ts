import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { typedSuggestion } from '../../diagnostics/typed-suggestion.ts';
import { lineBreakNear } from '../../edit/lines.ts';
import type { TextEdit } from '../../edit/text-edit.ts';

/**
 * Returns the edit that replaces the underlined text of a finding with its suggestion, using the line breaks of the
 * file; `undefined` if there is no suggestion. `text` is the content of the file with the finding.
 */
export function suggestionEdit(finding: Diagnostic, text: string): TextEdit | undefined {
  const { place, suggestion } = typedSuggestion(finding);
  if (suggestion === undefined) return undefined;
  const { start, end } = place;
  return { start, end, text: suggestion.replaceAll('\n', lineBreakNear(text, start)) };
}
