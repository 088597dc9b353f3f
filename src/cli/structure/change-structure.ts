import { type WriteOutcome, writeChange } from '../../build/files/write-change.ts';
import {
  addedErrors,
  type CheckedSite,
  checkChange,
  checkFolder,
  fewerThanBefore,
  isAboutReading,
  withNewNames,
} from '../../check/check-change.ts';
import { createSiteIndex } from '../../check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../../check/site-index/shape-errors.ts';
import type { SiteIndex } from '../../check/site-index/site-index.ts';
import { collectUses } from '../../check/uses/collect-uses.ts';
import { describeFiles, describeRefused, placeLine } from '../../check/uses/describe-change.ts';
import { catalogueOf, messageOfCode, reportSentence } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteUses } from '../../edit/structure/site-uses.ts';
import type { StructureResult } from '../../edit/structure/structure-change.ts';
import { createTextFinder } from '../../model/read/text-of.ts';

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

/**
 * Returns the findings that a change adds or makes more frequent, including notes about unused parts, but not those
 * about placeholders.
 */
function newFindings(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const isRarer = fewerThanBefore(after, before);
  return after.filter((one) => isRarer(one) && !/^placeholder\//.test(one.code));
}

/** Changes the structure of a site: first checks the result, then writes all of it or nothing. */
export function changeStructure(
  { directory, language, dryRun, today }: StructureOptions,
  make: (uses: SiteUses, siteIndex: SiteIndex) => StructureResult,
): { isDone: boolean; lines: string[] } {
  const words = catalogueOf(language).structure;
  const say: Say = (template, args = {}) => reportSentence(template, args, language);
  const options = today === undefined ? {} : { today };
  const site = checkFolder(directory, options);
  const { sources } = site;
  const findingLines = ({ sources: of }: CheckedSite, found: readonly Diagnostic[]) => {
    const textOf = createTextFinder(of);
    return found.map(
      ({ code, args, place }) => `  ${placeLine(textOf, place)} ${messageOfCode(code, args, language).message}`,
    );
  };
  const unreadable = site.found.filter((one) => one.severity === 'error' && isAboutReading(one));
  if (unreadable.length > 0)
    return { isDone: false, lines: [say(words.unreadable), ...findingLines(site, unreadable)] };
  const day = today ?? new Date().toISOString().slice(0, 10);
  const siteIndex = createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today: day, tunable: [] });
  const uses = collectUses(siteIndex);
  const change = make(uses, siteIndex);
  if ('code' in change) {
    const textOf = createTextFinder(sources);
    const places = (change.places ?? []).map((place) => `  ${placeLine(textOf, place)}`);
    return { isDone: false, lines: [describeRefused(change, language), ...new Set(places)] };
  }
  const after = checkChange(site, change, options);
  const before = withNewNames(site.found, change);
  const errors = addedErrors(before, after.found);
  if (errors.length > 0) return { isDone: false, lines: [say(words.breaks), ...findingLines(after, errors)] };
  const opened = findingLines(after, newFindings(before, after.found));
  const outcome: WriteOutcome = dryRun ? { status: 'done' } : writeChange(directory, change);
  if (outcome.status !== 'done') {
    const { status, file, code: problem, left } = outcome;
    const reason = say(status === 'stale' ? words.changedMeanwhile : words.unwritten, { file, problem });
    return { isDone: false, lines: [reason, ...left.map((name) => say(words.left, { file: name }))] };
  }
  return {
    isDone: true,
    lines: [
      say(dryRun ? words.planned : words.done),
      ...describeFiles(change, uses.texts, language).map((line) => `  ${line}`),
      ...(opened.length > 0 ? [say(words.opens), ...opened] : []),
    ],
  };
}
