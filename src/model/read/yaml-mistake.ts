import type { TextRange } from '../../text/range.ts';
/** The likely cause of front matter that YAML refuses; offsets count from the front matter's start. */
export interface YamlMistake extends TextRange {
  code: string;
  args: Record<string, string | number>;
  suggestion?: string;
  /** Whether the suggestion leaves no doubt: see `Diagnostic.isCertain`. */
  isCertain?: true;
}
