import type { Report } from '../diagnostics/diagnostic.ts';
import { type Subsumed, subsume } from '../diagnostics/subsume.ts';
import type { Sources } from '../model/read/source.ts';
import { isRecord } from '../text/is-record.ts';
import { factsInSteps } from './facts/create-facts.ts';
import { formErrorsOf } from './facts/form-errors.ts';
import { allSteps, type Steps } from './facts/steps.ts';
import { rules, textRules } from './rules/registry.ts';
import { runRules } from './rules/run-rules.ts';
import type { Dictionary } from './spelling/dictionary.ts';
import { findFormErrors, oddNumbers } from './validate.ts';

export interface CheckOptions {
  /** Placeholders become errors: nothing provisional goes live. */
  release?: boolean;
  /** Day of the check, AAAA-MM-JJ; unless it is given, the latest day that some clock on Earth shows. */
  today?: string;
  /** The words of French; with them, the rules about style and spelling are applied too. */
  dictionary?: Dictionary | undefined;
}

/**
 * Checks sources that were read: first their form, then what their parts say about each other.
 * A part whose form is wrong is reported once, then left out. The same engine everywhere.
 * Gives what is left out because something that is reported explains it.
 */
export function checkSite(sources: Sources, report: Report, options: CheckOptions = {}): Subsumed[] {
  return allSteps(checkInSteps(sources, report, options));
}

/** Does the same in steps. */
export function* checkInSteps(
  sources: Sources,
  report: Report,
  { release = false, today, dictionary }: CheckOptions = {},
): Steps<Subsumed[]> {
  const form = findFormErrors(sources);
  const before = [...oddNumbers(sources), ...form.map((diagnostic) => ({ diagnostic }))];
  yield;
  const facts = yield* factsInSteps({
    sources,
    formErrors: formErrorsOf(sources, form),
    // Whoever writes east of Greenwich has tomorrow's date already: no clock is further ahead than 14 hours.
    today: today ?? new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    tunable: rules.map(({ code }) => code),
    dictionary,
  });
  const applied = dictionary ? rules : rules.filter((rule) => !textRules.has(rule));
  // Without a manifest and its pages every reference would be lost: that they are missing has been said.
  if (isRecord(sources.manifest.data) && facts.pages.length > 0)
    return yield* runRules(applied, facts, report, { release, before });
  const { reported, subsumed } = subsume(before);
  for (const { diagnostic } of reported) report(diagnostic);
  return subsumed;
}
