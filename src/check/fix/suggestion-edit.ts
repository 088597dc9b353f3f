import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { typedSuggestion } from '../../diagnostics/typed-suggestion.ts';
import { lineBreakNear } from '../../edit/lines.ts';
import type { TextEdit } from '../../edit/text-edit.ts';

/**
 * The edit that types a finding's suggestion in place of what it underlines, with the line ends of the file; nothing
 * where a finding has none. `text` is that of the file in which the finding stands.
 */
export function suggestionEdit(finding: Diagnostic, text: string): TextEdit | undefined {
  const { place, suggestion } = typedSuggestion(finding);
  if (suggestion === undefined) return undefined;
  const { start, end } = place;
  return { start, end, text: suggestion.replaceAll('\n', lineBreakNear(text, start)) };
}
