import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Change } from '../model/read/change.ts';
import { readSite } from '../model/read/read-site.ts';
import type { Sources } from '../model/read/source.ts';
import { withChange } from '../model/read/with-change.ts';
import { type CheckOptions, checkSite } from './check-site.ts';

/** Returns the identity of a finding, independent of its place, because edits move places. */
function keyOfFinding({ code, place, args }: Diagnostic): string {
  return JSON.stringify([code, place.file, args]);
}

/** Returns the number of times that each finding occurs; a finding with several places counts once for each. */
function countsOf(found: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of found) {
    const name = keyOfFinding(one);
    counts.set(name, (counts.get(name) ?? 0) + 1 + (one.also?.length ?? 0));
  }
  return counts;
}

/** Whether a finding is about reading a file. The rest of that file was not checked, or not correctly. */
export function isAboutReading({ code }: Diagnostic): boolean {
  return /^(?:file|json|front-matter)\//.test(code);
}

/** Returns the errors that are new, or more frequent than before. */
export function addedErrors(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = countsOf(before);
  return after.filter((one) => {
    if (one.severity !== 'error') return false;
    const name = keyOfFinding(one);
    const left = (known.get(name) ?? 0) - 1 - (one.also?.length ?? 0);
    known.set(name, left);
    return left < 0;
  });
}

/** Creates a test for findings that are less frequent than before. */
export function fewerThanBefore(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): (one: Diagnostic) => boolean {
  const [old, now] = [countsOf(before), countsOf(after)];
  return (one) => (now.get(keyOfFinding(one)) ?? 0) < (old.get(keyOfFinding(one)) ?? 0);
}

/** Returns the findings with the file names that a change would give them. */
export function withNewNames(found: readonly Diagnostic[], change: Change): Diagnostic[] {
  const renamed = new Map(change.flatMap(({ file, to }) => (to === undefined ? [] : [[file, to] as const])));
  return found.map((one) => {
    const file = renamed.get(one.place.file);
    return file === undefined ? one : { ...one, place: { ...one.place, file } };
  });
}

/** A site, as it is on disk or after a change that has not been written, and the findings about it. */
export interface CheckedSite {
  sources: Sources;
  /** Findings from reading its files. */
  reading: readonly Diagnostic[];
  /** All findings, including those from reading. */
  found: readonly Diagnostic[];
}

function checked(sources: Sources, reading: readonly Diagnostic[], options: CheckOptions): CheckedSite {
  const found = [...reading];
  checkSite(sources, (diagnostic) => void found.push(diagnostic), options);
  return { sources, reading, found };
}

/** Reads and checks the site in a folder. Texts that are unchanged since `before` keep their derived data. */
export function checkFolder(directory: string, options: CheckOptions, before?: Sources): CheckedSite {
  const reading: Diagnostic[] = [];
  const sources = readSite(directory, (diagnostic) => void reading.push(diagnostic), before);
  return checked(sources, reading, options);
}

/** Checks a site after a change, without writing it. */
export function checkChange(
  { sources, reading }: Pick<CheckedSite, 'sources' | 'reading'>,
  change: Change,
  options: CheckOptions = {},
): CheckedSite {
  const after = withChange(sources, change);
  const touched = new Set(change.map(({ file }) => file));
  return checked(after.sources, [...reading.filter(({ place }) => !touched.has(place.file)), ...after.found], options);
}

/** Returns the errors that a change would add to a site. `found` are the findings before the change. */
export function errorsAddedBy(sources: Sources, found: readonly Diagnostic[], change: Change): Diagnostic[] {
  return addedErrors(withNewNames(found, change), checkChange({ sources, reading: [] }, change).found);
}
