import type { Place, Severity } from '../../diagnostics/diagnostic.ts';
import type { SiteFacts } from '../facts/site-facts.ts';

/** One thing that a rule found. */
export interface Finding {
  place: Place;
  /** How much it matters, if that is not the severity of its rule. */
  severity?: Severity;
  /** What the message's words are filled with; `kind` is the kind of the finding, if its code has several. */
  args?: Record<string, string | number>;
  /** What was meant, ready to be typed in place of what stands there, as `Diagnostic.suggestion` is. */
  suggestion?: string | undefined;
  /** Places of what may explain it, beside its own: see `Rule.subsumedBy`. */
  causes?: readonly Place[];
  /**
   * What is wrong, where one mistake shows in many places: whoever renames one thing gets one message. Findings of one
   * subject become one, at the first place, with the others beside it.
   */
  subject?: string;
}

/** A check of meaning: of what the parts of a site say about each other. */
export interface Rule {
  /** `<group>/<kebab-name>`, as its fixture and, where it has one, its file; permanent. */
  code: string;
  /** How much it matters, unless the manifest says otherwise (`checks.rules`). */
  severity: Severity;
  /** Whether all its suggestions are certain: see `Diagnostic.isCertain`. */
  isCertain?: true;
  /**
   * Codes that explain a finding of this rule: it is left out where one of them is reported at its place or at one of
   * its `causes`. Codes of rules, or `schema/*`: whatever is wrong with the form there.
   */
  subsumedBy?: readonly string[];
  check(facts: SiteFacts): Iterable<Finding>;
}
