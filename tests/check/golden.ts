import type { DescribedDiagnostic } from '../../src/diagnostics/describe.ts';

/** Returns the content of a golden file; `vitest -u` rewrites it. */
export function goldenJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns a finding without its words, which are only in `messages.md`. */
export function withoutWords({
  message: _,
  help: __,
  ...place
}: DescribedDiagnostic): Omit<DescribedDiagnostic, 'message' | 'help'> {
  return place;
}
