import type { Report } from '../diagnostics/diagnostic.ts';
import { type Subsumed, subsume } from '../diagnostics/subsume.ts';
import type { Sources } from '../model/read/source.ts';
import { parisDay } from '../text/dates.ts';
import { isRecord } from '../text/is-record.ts';
import { rules, textRules } from './rules/registry.ts';
import { runRules } from './rules/run-rules.ts';
import { siteIndexInSteps } from './site-index/create-site-index.ts';
import { shapeErrorsOf } from './site-index/shape-errors.ts';
import { allSteps, type Pausable } from './site-index/steps.ts';
import type { Dictionary } from './spelling/dictionary.ts';
import { findShapeErrors, oddNumbers } from './validate.ts';

export interface CheckOptions {
  /** Treats placeholders as errors, so that nothing provisional is published. */
  release?: boolean;
  /** Day of the check, YYYY-MM-DD. The default is the latest date in any time zone. */
  today?: string;
  /** The French dictionary; if given, the rules about style and spelling are applied too. */
  dictionary?: Dictionary | undefined;
}

/**
 * Checks sources: first their shape, then how their parts relate. A part with a wrong shape is reported once, and ignored
 * afterwards. All commands use this function. Returns the findings that are left out because a reported one explains
 * them.
 */
export function checkSite(sources: Sources, report: Report, options: CheckOptions = {}): Subsumed[] {
  return allSteps(checkInSteps(sources, report, options));
}

/** Checks sources like `checkSite`, but in steps between which the caller can pause. */
export function* checkInSteps(
  sources: Sources,
  report: Report,
  { release = false, today, dictionary }: CheckOptions = {},
): Pausable<Subsumed[]> {
  const form = findShapeErrors(sources);
  const before = [...oddNumbers(sources), ...form.map((diagnostic) => ({ diagnostic }))];
  yield;
  const site = yield* siteIndexInSteps({
    sources,
    shapeErrors: shapeErrorsOf(sources, form),
    // Authors east of Greenwich may already have tomorrow's date: no time zone is more than 14 hours ahead.
    today: today ?? new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    parisDay: today ?? parisDay(),
    tunable: rules.map(({ code }) => code),
    dictionary,
  });
  const applied = dictionary ? rules : rules.filter((rule) => !textRules.has(rule));
  // Without a manifest and its pages, every reference would be broken. Their absence is already reported.
  if (isRecord(sources.manifest.data) && site.pages.length > 0)
    return yield* runRules(applied, site, report, { release, before });
  const { reported, subsumed } = subsume(before);
  for (const { diagnostic } of reported) report(diagnostic);
  return subsumed;
}
