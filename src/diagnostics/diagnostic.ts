import type { TextRange } from '../text/range.ts';
/** How much a problem matters: an error stops the build, a warning does not, a note informs. */
export type Severity = 'error' | 'warning' | 'note';

/** What a text of a JSON or YAML document stands between: it says which signs are escaped in it, and how. */
export type Quote = '"' | "'";

/** A range of one file. Offsets count UTF-16 units from the file's start; lines are made when printing. */
export interface Place extends TextRange {
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  /** JSON pointer of the value, when the place stands in a JSON or YAML document. */
  pointer?: string;
  /** Where it is a text, the quotation mark at both ends of it: what is suggested goes between the two. */
  quote?: Quote;
  /** Where it is a part of a text, the quotation marks around all of that. */
  within?: Quote;
}

/** One problem as data; its words live in the catalogue under its code. */
export interface Diagnostic {
  /** `<group>/<kebab-name>`; codes are permanent. */
  code: string;
  severity: Severity;
  place: Place;
  /** What the message's words are filled with. */
  args: Record<string, string | number>;
  /**
   * What was meant, ready to be typed in place of what stands there: a text without its quotation marks and escapes
   * where the place has a `quote`, and else exactly what takes the place.
   */
  suggestion?: string;
  /**
   * Whether the suggestion leaves no doubt, so that `check --fix` applies it: syntax, quotation marks, encoding, a size
   * read from a file, a misspelt key. Absent for links, identifiers, addresses, amounts and words.
   */
  isCertain?: true;
  /** Other places where the same is wrong: one finding, reported where it stands first. */
  also?: readonly Place[];
}

/** Whether a finding is about what the owner has yet to supply: it is as intended until the site goes live. */
export function isProvisional({ code }: Pick<Diagnostic, 'code'>): boolean {
  return code.startsWith('placeholder/');
}

/** Collects problems; what goes wrong in the user's files is never thrown. */
export type Report = (diagnostic: Diagnostic) => void;
