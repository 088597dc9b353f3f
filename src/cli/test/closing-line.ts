/** The counts of Vitest's JSON report. */
export interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface Outcome {
  /** Number of scripts that failed before the tests. */
  broken: number;
  /** Whether the command of the tests succeeded. */
  passed: boolean;
  /** `undefined` if the tests left no report. */
  counts: Counts | undefined;
}

/** Sums up a run. A script that failed, and tests that failed as a whole, count as one failure each. */
export function closingLine({ broken, passed, counts }: Outcome): { line: string; failed: number } {
  const failedTests = counts?.numFailedTests ?? 0;
  const failed = broken + (failedTests || (passed && counts ? 0 : 1));
  const line = `${counts?.numPassedTests ?? 0} passed, ${failed} failed, ${counts?.numPendingTests ?? 0} skipped`;
  return { line, failed };
}
