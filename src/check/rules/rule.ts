import type { Place, Severity } from '../../diagnostics/diagnostic.ts';
import type { SiteIndex } from '../site-index/site-index.ts';

/** A single result of a rule. */
export interface Finding {
  /**
   * The wrong value; its key if the value is empty, or if the key should not be there; the object around it only if the
   * value does not exist.
   */
  place: Place;
  /** Severity, if it differs from that of its rule. */
  severity?: Severity;
  /** Arguments of the message; `kind` is the variant of the message, if its code has several. */
  args?: Record<string, string | number>;
  /** Correction, ready to replace the underlined text, as in `Diagnostic.suggestion`. */
  suggestion?: string | undefined;
  /** Places of possible causes, in addition to its own: see `Rule.subsumedBy`. */
  causes?: readonly Place[];
  /**
   * Subject of the finding, if one mistake has effects in many places: renaming one thing yields one message. Findings
   * with the same subject are joined at the first place, with the other places attached.
   */
  subject?: string;
}

/** A check of the meaning of a site: how its parts relate to each other. */
export interface Rule {
  /** `<group>/<kebab-name>`, also the path of its fixture and of its file, if it has one. Permanent. */
  code: string;
  /** Default severity; the manifest can change it (`checks.rules`). */
  severity: Severity;
  /** Whether all its suggestions are unambiguous: see `Diagnostic.isCertain`. */
  isCertain?: true;
  /**
   * Codes that explain a finding of this rule: it is left out if one of them is reported at its place or at one of its
   * `causes`. These are codes of rules, or `schema/*` for any shape error there.
   */
  subsumedBy?: readonly string[];
  check(site: SiteIndex): Iterable<Finding>;
}
