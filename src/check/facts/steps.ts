/** Long work that can rest after each step. */
export type Steps<Result = void> = Generator<undefined, Result>;

/** Does all steps without a rest. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
