import {
  type Diagnostic,
  isProvisional,
  type Place,
  type Report,
  type Severity,
} from '../../diagnostics/diagnostic.ts';
import type { SiteContext } from './context/context.ts';
import { objectAt, textAt } from './context/values.ts';
import type { Rule } from './rule.ts';
import { silencersOf } from './silencers.ts';

/** Reported by the engine itself, since it takes all findings to know. */
export const USELESS_SILENCER = 'checks/useless-silencer';

const SEVERITIES = new Set(['error', 'warning', 'note']);

/** Severity of a rule on this site; nothing when the manifest turns it off. A release accepts no placeholder. */
function severityOf(rule: Rule, { manifest }: SiteContext, release: boolean): Severity | undefined {
  if (release && isProvisional(rule)) return 'error';
  const set = textAt(objectAt(objectAt(manifest, 'checks'), 'rules'), rule.code);
  if (set === 'off') return undefined;
  return set !== undefined && SEVERITIES.has(set) ? (set as Severity) : rule.severity;
}

function* findings(rules: readonly Rule[], context: SiteContext, release: boolean): Generator<Diagnostic> {
  for (const rule of rules) {
    const severity = severityOf(rule, context, release);
    if (severity === undefined) continue;
    for (const { place, args = {}, suggestion, also } of rule.check(context)) {
      const told = { ...(suggestion === undefined ? {} : { suggestion }), ...(also ? { also } : {}) };
      yield { code: rule.code, severity, place, args, ...told };
    }
  }
}

/** Runs every rule, leaves out what is silenced, and reports the silencers that silence nothing. */
export function runRules(rules: readonly Rule[], context: SiteContext, release: boolean, report: Report): void {
  const silencers = silencersOf(context);
  const used = new Set<(typeof silencers)[number]>();
  for (const diagnostic of findings(rules, context, release)) {
    const isOpen = (place: Place) => {
      const silencer = silencers.find(({ code, covers }) => code === diagnostic.code && covers(place));
      if (silencer) used.add(silencer);
      // What keeps a site from going live cannot be accepted.
      return !silencer || (release && isProvisional(diagnostic));
    };
    const [place, ...also] = [diagnostic.place, ...(diagnostic.also ?? [])].filter(isOpen);
    if (place) report({ ...diagnostic, place, ...(diagnostic.also ? { also } : {}) });
  }
  const known = new Set(rules.map(({ code }) => code));
  for (const silencer of silencers) {
    if (used.has(silencer) || !known.has(silencer.code)) continue;
    report({ code: USELESS_SILENCER, severity: 'warning', place: silencer.place, args: { typed: silencer.code } });
  }
}
