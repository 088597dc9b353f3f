import type { TextRange } from '../../text/range.ts';
/** The likely cause of a YAML error in front matter; offsets are relative to the start of the front matter. */
export interface YamlMistake extends TextRange {
  code: string;
  args: Record<string, string | number>;
  suggestion?: string;
  /** Whether the suggestion is unambiguous: see `Diagnostic.isCertain`. */
  isCertain?: true;
}
