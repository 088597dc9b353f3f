import {
  type Diagnostic,
  isProvisional,
  type Place,
  type Report,
  type Severity,
} from '../../diagnostics/diagnostic.ts';
import { type Candidate, placesOf, SEVERITIES, type Subsumed, subsume } from '../../diagnostics/subsume.ts';
import { createTextFinder } from '../../model/read/text-of.ts';
import { objectAt, textAt } from '../../model/read/values.ts';
import type { SiteIndex } from '../site-index/site-index.ts';
import type { Pausable } from '../site-index/steps.ts';
import type { Suppression } from '../site-index/suppressions.ts';
import type { Rule } from './rule.ts';

/** Code that is reported here and not by a rule, because it depends on all findings. */
const USELESS_SUPPRESSION = 'checks/useless-silencer';

function isSeverity(text: string | undefined): text is Severity {
  return SEVERITIES.some((severity) => severity === text);
}

/**
 * Returns the severity that a site sets for all findings of a rule, or `off`. In a release, placeholders are errors.
 */
function settingOf(rule: Rule, { manifest }: SiteIndex, release: boolean): Severity | 'off' | undefined {
  if (release && isProvisional(rule)) return 'error';
  const set = textAt(objectAt(objectAt(manifest, 'checks'), 'rules'), rule.code);
  return set === 'off' || isSeverity(set) ? set : undefined;
}

/** A candidate of a rule, with the subject of its finding. */
interface RuleCandidate extends Candidate {
  subject?: string | undefined;
}

/** Whether a suggestion would replace names between braces by their values. The mistake is where the value is typed. */
function replacesNames(suggestion: string, typed = ''): boolean {
  return typed.includes('{{') && !suggestion.includes('{{');
}

function* candidatesOf(
  rule: Rule,
  site: SiteIndex,
  { release, textOf }: { release: boolean; textOf: (file: string) => string | undefined },
): Generator<RuleCandidate> {
  const set = settingOf(rule, site, release);
  if (set === 'off') return;
  for (const { place, args = {}, suggestion, causes = [], subject, severity: own } of rule.check(site)) {
    const { isCertain } = rule;
    const severity = set ?? own ?? rule.severity;
    const typed = () => textOf(place.file)?.slice(place.start, place.end);
    const isUsable = suggestion !== undefined && !replacesNames(suggestion, typed());
    const more = isUsable ? { suggestion, ...(isCertain && { isCertain }) } : {};
    const diagnostic = { code: rule.code, severity, place, args, ...more };
    yield { diagnostic, subsumedBy: rule.subsumedBy ?? [], causes, subject };
  }
}

/** Joins the findings of one rule about one subject: at the first place, with the others attached. */
function joinSubjects(candidates: readonly RuleCandidate[]): Diagnostic[] {
  const joined = new Map<string | RuleCandidate, Diagnostic>();
  for (const candidate of candidates) {
    const { diagnostic, subject } = candidate;
    const key = subject === undefined ? candidate : `${diagnostic.code} ${subject}`;
    const first = joined.get(key);
    joined.set(key, first ? { ...first, also: [...(first.also ?? []), diagnostic.place] } : diagnostic);
  }
  return [...joined.values()];
}

interface RunOptions {
  /** Placeholders become errors, and cannot be suppressed. */
  release?: boolean;
  /** Earlier findings, which cannot be suppressed. They may explain findings of rules. */
  before?: readonly Candidate[];
}

/**
 * Runs all rules, one in each step. Reports the findings that are neither suppressed nor explained by a reported one,
 * then the suppressions without effect. Returns the findings that are left out because another one explains them.
 */
export function* runRules(
  rules: readonly Rule[],
  site: SiteIndex,
  report: Report,
  { release = false, before = [] }: RunOptions = {},
): Pausable<Subsumed[]> {
  const suppressions = site.suppressions;
  const known = new Set(rules.map(({ code }) => code));
  const suppressionOf = ({ code }: Diagnostic, place: Place) =>
    known.has(code)
      ? suppressions.find((suppression) => suppression.code === code && suppression.covers(place))
      : undefined;
  // A finding that prevents publication cannot be suppressed.
  const isReported = (diagnostic: Diagnostic, place: Place) =>
    (release && isProvisional(diagnostic)) || suppressionOf(diagnostic, place) === undefined;
  const textOf = createTextFinder(site.sources);
  const candidates: RuleCandidate[] = [...before];
  for (const rule of rules) {
    yield;
    for (const candidate of candidatesOf(rule, site, { release, textOf })) candidates.push(candidate);
  }
  const { reported, subsumed } = subsume(candidates, isReported);
  const used = new Set<Suppression>();
  for (const diagnostic of joinSubjects(reported)) {
    for (const place of placesOf(diagnostic)) {
      const suppression = suppressionOf(diagnostic, place);
      if (suppression) used.add(suppression);
    }
    const [place, ...also] = placesOf(diagnostic).filter((one) => isReported(diagnostic, one));
    if (place) report({ ...diagnostic, place, ...(diagnostic.also ? { also } : {}) });
  }
  for (const suppression of suppressions) {
    if (used.has(suppression) || !known.has(suppression.code)) continue;
    report({
      code: USELESS_SUPPRESSION,
      severity: 'warning',
      place: suppression.place,
      args: { typed: suppression.code },
    });
  }
  return subsumed;
}
