import type { Report } from '../diagnostics/diagnostic.ts';
import { createFacts } from './facts/create-facts.ts';
import { FaultCollector } from './facts/faults.ts';
import type { Sources } from './read/source.ts';
import { rules } from './rules/registry.ts';
import { runRules } from './rules/run-rules.ts';
import { validate } from './validate.ts';

export interface CheckOptions {
  /** Placeholders become errors: nothing provisional goes live. */
  release?: boolean;
  /** Day of the check, AAAA-MM-JJ; unless it is given, the latest day that some clock on Earth shows. */
  today?: string;
}

/**
 * Checks sources that were read: first their form, then what their parts say about each other.
 * A part whose form is wrong is reported once, then read as what was probably meant. The same engine everywhere.
 */
export function checkSite(sources: Sources, report: Report, { release = false, today }: CheckOptions = {}): void {
  const faults = new FaultCollector(sources.manifest.file.path);
  validate(sources, (diagnostic) => {
    faults.add(diagnostic);
    report(diagnostic);
  });
  // Nothing can be said about links and chains without the manifest that holds them.
  const { data } = sources.manifest;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  const facts = createFacts({
    sources,
    faults,
    // Whoever writes east of Greenwich has tomorrow's date already: no clock is further ahead than 14 hours.
    today: today ?? new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    tunable: rules.map(({ code }) => code),
  });
  // Without pages every reference would be lost: that they are missing has been said.
  if (facts.pages.length === 0) return;
  runRules(rules, facts, release, report);
}
