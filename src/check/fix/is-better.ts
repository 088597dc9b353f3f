import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** What a finding says, wherever it stands: edits move places. */
function keyOfFinding({ code, place, args }: Diagnostic): string {
  return JSON.stringify([code, place.file, args]);
}

/** How often each thing is said; a finding that names other places counts for each of them. */
function countsOf(found: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of found) {
    const name = keyOfFinding(one);
    counts.set(name, (counts.get(name) ?? 0) + 1 + (one.also?.length ?? 0));
  }
  return counts;
}

/** Whether a finding is about the reading of a file: the rest of that file was not looked at, or not as it stands. */
export function isOfReading({ code }: Diagnostic): boolean {
  return /^(?:file|json|front-matter)\//.test(code);
}

/** The errors that were not there before, each as often as it is new. */
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

/** Tells what is said less often than before. */
export function rarer(before: readonly Diagnostic[], after: readonly Diagnostic[]): (one: Diagnostic) => boolean {
  const [old, now] = [countsOf(before), countsOf(after)];
  return (one) => (now.get(keyOfFinding(one)) ?? 0) < (old.get(keyOfFinding(one)) ?? 0);
}

/** Whether findings are gone once their suggestions have been typed. */
export function areCured(
  cured: readonly Diagnostic[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean {
  const [old, now] = [countsOf(before), countsOf(after)];
  const wanted = new Map<string, number>();
  for (const one of cured) wanted.set(keyOfFinding(one), (wanted.get(keyOfFinding(one)) ?? 0) + 1);
  return [...wanted].every(([name, count]) => (now.get(name) ?? 0) <= (old.get(name) ?? 0) - count);
}
