import type { TextRange } from '../text/range.ts';
/** Severity of a problem: an error stops the build, a warning does not, a note informs. */
export type Severity = 'error' | 'warning' | 'note';

/** Quotation mark around a text in a JSON or YAML document, which determines its escapes. */
export type Quote = '"' | "'";

/** A range in a file. Offsets count UTF-16 units from the start of the file; lines are computed when printing. */
export interface Place extends TextRange {
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  /** JSON pointer of the value, if the place is in a JSON or YAML document. */
  pointer?: string;
  /** The quotation mark at both ends of the range, if it is a quoted text: a suggestion goes between them. */
  quote?: Quote;
  /** The quotation marks around the whole text, if the range is a part of it. */
  within?: Quote;
}

/** One problem as data; the catalogue has the words for its code. */
export interface Diagnostic {
  /** `<group>/<kebab-name>`; codes are permanent. */
  code: string;
  severity: Severity;
  place: Place;
  /** Arguments of the message. */
  args: Record<string, string | number>;
  /**
   * Correction, ready to replace the range: a text without quotation marks and escapes if the place has a `quote`,
   * otherwise exactly the replacement.
   */
  suggestion?: string;
  /**
   * Whether the suggestion is unambiguous, so that `check --fix` applies it: syntax, quotation marks, encoding, a size
   * read from a file, a misspelt key. Absent for links, identifiers, addresses, amounts and words.
   */
  isCertain?: true;
  /** Other places with the same problem: one finding, reported at the first place. */
  also?: readonly Place[];
}

/** Whether a finding is about a placeholder, which is intentional until the site is published. */
export function isProvisional({ code }: Pick<Diagnostic, 'code'>): boolean {
  return code.startsWith('placeholder/');
}

/** Receives problems. Problems in the user's files are never thrown. */
export type Report = (diagnostic: Diagnostic) => void;
