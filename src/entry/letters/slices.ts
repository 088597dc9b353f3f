/** Work in short slices: what `letters.ts` does never holds up the visitor. */

/**
 * Longest stretch of work between two pauses, in milliseconds, as far as it can be divided: on a processor ten times
 * slower it is still shorter than a visitor notices (a long task begins at 50 ms, Long Tasks API, 1.1).
 */
const SLICE = 3;

let since = 0;

/** Ends the task, so that whatever the visitor does meanwhile is answered. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}

/** Time since the last pause, in milliseconds. */
const worked = () => performance.now() - since;

/** Ends the task if it has lasted long enough. */
export async function breathe(): Promise<void> {
  if (worked() > SLICE) await pause();
}

/** Divides texts into steps, each begun in a task of its own: the slower the last one was, the shorter is the next. */
export async function* stepsOf(texts: readonly HTMLElement[], first: number): AsyncGenerator<HTMLElement[]> {
  let most = first;
  let step: HTMLElement[] = [];
  let length = 0;
  for (const text of texts) {
    step.push(text);
    length += text.textContent?.length ?? 0;
    if (length < most && text !== texts.at(-1)) continue;
    await pause();
    yield step;
    most = Math.min(first, (length * SLICE) / worked());
    step = [];
    length = 0;
  }
}
