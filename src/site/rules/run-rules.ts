import {
  type Diagnostic,
  isProvisional,
  type Place,
  type Report,
  type Severity,
} from '../../diagnostics/diagnostic.ts';
import type { Cause } from '../facts/cause.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { type Suppression, suppressionsOf } from '../facts/suppressions.ts';
import { objectAt, textAt } from '../read/values.ts';
import type { Rule } from './rule.ts';

/** Reported by the engine itself, since it takes all findings to know. */
export const USELESS_SUPPRESSION = 'checks/useless-silencer';

/** From the gravest on. */
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

function isSeverity(text: string | undefined): text is Severity {
  return SEVERITIES.some((severity) => severity === text);
}

/** Severity of a rule on this site; nothing when the manifest turns it off. A release accepts no placeholder. */
function severityOf(rule: Rule, { manifest }: SiteFacts, release: boolean): Severity | undefined {
  if (release && isProvisional(rule)) return 'error';
  const set = textAt(objectAt(objectAt(manifest, 'checks'), 'rules'), rule.code);
  if (set === 'off') return undefined;
  return isSeverity(set) ? set : rule.severity;
}

/** What a rule found, before it is known what else is reported. */
interface Candidate {
  diagnostic: Diagnostic;
  causes: readonly Cause[];
}

function* candidatesOf(rules: readonly Rule[], facts: SiteFacts, release: boolean): Generator<Candidate> {
  for (const rule of rules) {
    const severity = severityOf(rule, facts, release);
    if (severity === undefined) continue;
    for (const { place, args = {}, suggestion, also, causes = [] } of rule.check(facts)) {
      const more = { ...(suggestion === undefined ? {} : { suggestion }), ...(also ? { also } : {}) };
      yield { diagnostic: { code: rule.code, severity, place, args, ...more }, causes };
    }
  }
}

function placesOf({ place, also = [] }: Diagnostic): Place[] {
  return [place, ...also];
}

function keyOf(code: string, { file, offset }: Place): string {
  return `${code} ${offset} ${file}`;
}

/**
 * Runs every rule and reports what is neither suppressed nor explained by something else that is reported; then the
 * suppressions that suppress nothing.
 */
export function runRules(rules: readonly Rule[], facts: SiteFacts, release: boolean, report: Report): void {
  const suppressions = suppressionsOf(facts);
  const suppressionOf = ({ code }: Diagnostic, place: Place) =>
    suppressions.find((suppression) => suppression.code === code && suppression.covers(place));
  // What keeps a site from going live cannot be accepted.
  const isOpen = (diagnostic: Diagnostic, place: Place) =>
    (release && isProvisional(diagnostic)) || suppressionOf(diagnostic, place) === undefined;
  const candidates = [...candidatesOf(rules, facts, release)];
  const open = new Map<string, Severity>();
  for (const { diagnostic } of candidates) {
    for (const place of placesOf(diagnostic)) {
      if (isOpen(diagnostic, place)) open.set(keyOf(diagnostic.code, place), diagnostic.severity);
    }
  }
  const used = new Set<Suppression>();
  for (const { diagnostic, causes } of candidates) {
    const rank = SEVERITIES.indexOf(diagnostic.severity);
    // A cause that is left out itself is explained by one that is reported: causes form no circle.
    const isExplained = causes.some(({ code, place }) => {
      const severity = open.get(keyOf(code, place));
      return severity !== undefined && SEVERITIES.indexOf(severity) <= rank;
    });
    if (isExplained) continue;
    for (const place of placesOf(diagnostic)) {
      const suppression = suppressionOf(diagnostic, place);
      if (suppression) used.add(suppression);
    }
    const [place, ...also] = placesOf(diagnostic).filter((one) => isOpen(diagnostic, one));
    if (place) report({ ...diagnostic, place, ...(diagnostic.also ? { also } : {}) });
  }
  const known = new Set(rules.map(({ code }) => code));
  for (const suppression of suppressions) {
    if (used.has(suppression) || !known.has(suppression.code)) continue;
    report({
      code: USELESS_SUPPRESSION,
      severity: 'warning',
      place: suppression.place,
      args: { typed: suppression.code },
    });
  }
}
