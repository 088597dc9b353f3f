import { vi } from 'vitest';

interface Outcome<T> {
  returned?: T;
  /** Message of what was thrown: « left with » and the exit status, if the function ends the process. */
  error?: string;
  /** Arguments of each call of `console.error`. */
  said: unknown[][];
}

/** Returns how a function ends that may end the process of its command, and what it prints as errors. */
export function outcomeOf<T>(run: () => T): Outcome<T> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const left = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`left with ${code}`);
  });
  try {
    return { returned: run(), said: said.mock.calls };
  } catch (error) {
    return { error: (error as Error).message, said: said.mock.calls };
  } finally {
    said.mockRestore();
    left.mockRestore();
  }
}
