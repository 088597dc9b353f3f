/** Long work that can pause after each step. */
export type Pausable<Result = void> = Generator<undefined, Result>;

/** Runs all steps without a pause. */
export function allSteps<Result>(steps: Pausable<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
