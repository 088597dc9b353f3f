import type { Place, Severity } from '../../diagnostics/diagnostic.ts';
import type { Cause } from '../facts/cause.ts';
import type { SiteFacts } from '../facts/site-facts.ts';

/** One thing that a rule found. */
export interface Finding {
  place: Place;
  /** What the message's words are filled with. */
  args?: Record<string, string | number>;
  /** What was meant, ready to be typed in place of what stands there, as `Diagnostic.suggestion` is. */
  suggestion?: string | undefined;
  /** Other places where the same is wrong, each of which may be silenced by itself. */
  also?: readonly Place[];
  /**
   * Findings of other rules that explain this one. It is left out where one of them is reported with at least its
   * severity; a rule that is off, lowered or suppressed explains nothing.
   */
  causes?: readonly Cause[];
}

/** A check of meaning: of what the parts of a site say about each other. One rule a file. */
export interface Rule {
  /** `<group>/<kebab-name>`, as the file and its fixture; permanent. */
  code: string;
  /** How much it matters, unless the manifest says otherwise (`checks.rules`). */
  severity: Severity;
  check(facts: SiteFacts): Iterable<Finding>;
}
