/** Prints the stages of a release, each at its end. */
interface Checklist {
  /** Prints the result of a stage; each problem prevents the release. */
  report(stage: string, problems: readonly string[]): void;
  /** Ends the process if a stage had problems. */
  endIfFailed(): void;
}

export function createChecklist(): Checklist {
  const failed: string[] = [];
  return {
    report(stage, problems) {
      console.log(`${problems.length === 0 ? '✔' : '✘'} ${stage}`);
      for (const problem of problems) console.log(`    ${problem}`);
      if (problems.length > 0) failed.push(stage);
    },
    endIfFailed() {
      if (failed.length === 0) return;
      console.error(`\nNot ready for release: ${failed.join(', ')}`);
      process.exit(1);
    },
  };
}
