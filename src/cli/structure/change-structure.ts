import { addedErrors, isOfReading, rarer } from '../../check/added-errors.ts';
import { createFacts } from '../../check/facts/create-facts.ts';
import { NO_FORM_ERRORS } from '../../check/facts/form-errors.ts';
import { openSite } from '../../check/fix/site-state.ts';
import { collectUses } from '../../check/uses/collect-uses.ts';
import { describeFiles, describeRefused, placeLine, withNewNames } from '../../check/uses/describe-change.ts';
import { catalogueOf, reportSentence, wordsOf } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteUses } from '../../edit/structure/site-uses.ts';
import type { StructureResult } from '../../edit/structure/structure-change.ts';
import { writeChange } from './write-change.ts';

interface StructureOptions {
  /** Absolute path of the site folder. */
  directory: string;
  language: Language;
  /** Whether to check the change without writing it. */
  dryRun: boolean;
  /** Day of the check, YYYY-MM-DD. */
  today?: string;
}

type Say = (template: string, args?: Record<string, string | number>) => string;

/** New findings after a change, including notes about unused parts; each code as often as it is new. */
function newFindings(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const isRarer = rarer(after, before);
  return after.filter((one) => isRarer(one) && !/^placeholder\//.test(one.code));
}

/** Changes the structure of a site: checks the result first, then writes all of it or nothing. */
export function changeStructure(
  { directory, language, dryRun, today }: StructureOptions,
  make: (uses: SiteUses) => StructureResult,
): { isDone: boolean; lines: string[] } {
  const words = catalogueOf(language).structure;
  const say: Say = (template, args = {}) => reportSentence(template, args, language);
  const site = openSite(directory, today === undefined ? {} : { today });
  const { sources, start } = site;
  const findingLines = (found: readonly Diagnostic[], texts: ReadonlyMap<string, string>) =>
    found.map(({ code, args, place }) => `  ${placeLine(texts, place)} ${wordsOf(code, args, language).message}`);
  const unreadable = start.found.filter((one) => one.severity === 'error' && isOfReading(one));
  if (unreadable.length > 0)
    return { isDone: false, lines: [say(words.unreadable), ...findingLines(unreadable, start.texts)] };
  const day = today ?? new Date().toISOString().slice(0, 10);
  const facts = createFacts({ sources, formErrors: NO_FORM_ERRORS, today: day, tunable: [] });
  const change = make(collectUses(facts));
  if ('code' in change) {
    const places = (change.places ?? []).map((place) => `  ${placeLine(start.texts, place)}`);
    return { isDone: false, lines: [describeRefused(change, language), ...new Set(places)] };
  }
  const after = site.stateAfter(change);
  const before = withNewNames(start.found, change);
  const errors = addedErrors(before, after.found);
  if (errors.length > 0) return { isDone: false, lines: [say(words.breaks), ...findingLines(errors, after.texts)] };
  const opened = findingLines(newFindings(before, after.found), after.texts);
  const problem = dryRun ? undefined : writeChange(directory, site, change);
  if (problem) {
    const { file, problem: code = '' } = problem;
    return { isDone: false, lines: [say(code ? words.unwritten : words.changedMeanwhile, { file, problem: code })] };
  }
  return {
    isDone: true,
    lines: [
      say(dryRun ? words.planned : words.done),
      ...describeFiles(change, language).map((line) => `  ${line}`),
      ...(opened.length > 0 ? [say(words.opens), ...opened] : []),
    ],
  };
}
